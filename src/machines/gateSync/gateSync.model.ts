import { gateSyncMachine } from './gateSync.machine.ts'
import type { GateReport } from './gateSync.types.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const gateReport: GateReport = { at: '2026-12-09T01:00:00.000Z', conflicts: [], tickets: 2 }

export const gateSync: Model<typeof gateSyncMachine> = {
  machine: gateSyncMachine,
  inputs: [undefined],
  events: [
    done('syncGate', gateReport),
    failed('syncGate', callError('offline')),
    { type: 'queue.changed', queue: { waiting: 1, issues: [] } },
    { type: 'queue.changed', queue: { waiting: 0, issues: [] } },
    { type: 'network.lost' },
    { type: 'network.found' },
    { type: 'sync.now' },
    elapsed('renew', 'gateSync.level'),
    elapsed('resend', 'gateSync.waiting'),
  ],
  project: ({ waiting, failure }) => ({ waiting, failure: failure?.kind }),
}
