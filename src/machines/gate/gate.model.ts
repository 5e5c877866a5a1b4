import { gateMachine } from './gate.machine.ts'
import type { GateStart, GateVerdict } from './gate.types.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const gatePlace = { conferenceId: 3, gate: 'East gate' }
export const gateStart: GateStart = {
  conferences: [
    { id: 3, title: 'Energy Materials', place: 'Hangzhou', starts_at: '2026-12-09', ends_at: '2026-12-11' },
  ],
  place: null,
}
export const gateVerdict = (result: string): GateVerdict => ({
  result,
  kind: 'ticket',
  name: '林梅',
  account: null,
  item: '普通代表',
  signedAt: '2026-12-09T01:05:00.000Z',
  gate: 'East gate',
  signedBy: '志愿者',
  isLocal: result === 'doubtful',
})

export const gate: Model<typeof gateMachine> = {
  machine: gateMachine,
  inputs: [undefined],
  events: [
    done('openGate', gateStart),
    done('openGate', { ...gateStart, place: gatePlace }),
    failed('openGate', callError('offline')),
    { type: 'gate.retry' },
    { type: 'gate.choose', place: gatePlace },
    { type: 'gate.change' },
    { type: 'scan.code', code: 'code-1', nonce: 'nonce-1' },
    { type: 'scan.admit' },
    { type: 'scan.refuse' },
    done('checkScan', gateVerdict('accepted')),
    done('checkScan', gateVerdict('doubtful')),
    done('checkScan', gateVerdict('alreadySignedIn')),
    failed('checkScan', callError('refused', 'notFound')),
  ],
  project: ({ place, scan, verdict, failure }) => ({
    place: place !== null,
    isTrusted: scan?.isTrusted,
    result: verdict?.result,
    failure: failure?.kind,
  }),
}
