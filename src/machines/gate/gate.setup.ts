import { assign, emit, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './gate.types.ts'

/** Setup shared by the states of a gate. */
export const flow = setup({
  types: {} as { context: T.GateContext; events: T.GateEvent; emitted: T.GateEmitted; tags: T.GateTag },
  actors: {
    openGate: promisePlaceholder<T.GatePort['openGate']>('openGate'),
    checkScan: promisePlaceholder<T.GatePort['checkScan']>('checkScan'),
  },
  actions: {
    keepStart: assign((_, { output: start }: { output: T.GateStart }) => ({ ...start, failure: null })),
    keepPlace: assign((_, { place }: { place: T.GatePlace }) => ({ place })),
    emitPlace: emit((_, { place }: { place: T.GatePlace }) => ({ type: 'place.chosen' as const, place })),
    keepScan: assign((_, { code, nonce }: { code: string; nonce: string }) => ({
      scan: { code, nonce, isTrusted: false },
      verdict: null,
      failure: null,
    })),
    trustScan: assign(({ context: { scan } }) => ({
      scan: scan === null ? null : { ...scan, isTrusted: true },
    })),
    keepVerdict: assign((_, { output: verdict }: { output: T.GateVerdict }) => ({ verdict })),
    forgetScan: assign({ scan: null, verdict: null, failure: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    hasPlace: (_, { output: start }: { output: T.GateStart }) => start.place !== null,
    isAdmitted: (_, { output: verdict }: { output: T.GateVerdict }) => verdict.result === 'accepted',
    isDoubtful: (_, { output: verdict }: { output: T.GateVerdict }) => verdict.result === 'doubtful',
  },
})

/** The next code may be scanned at once. */
export const scannable = flow.createStateConfig({
  on: { 'scan.code': { target: 'checking', actions: on('keepScan') } },
})
