import { LiveError } from '../../contract/room/ports.ts'
import { guestMicMachine } from './guestMic.machine.ts'
import type { HandFacts } from './guestMic.types.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const free: HandFacts = {
  hand: null,
  outcome: null,
  hasSeat: false,
  isMuted: false,
  isSeatLost: false,
  mayRaise: true,
}
export const handKnown = (change: Partial<HandFacts> = {}) =>
  ({ type: 'hand.known', facts: { ...free, ...change } }) as const
const raised = { req: 'req-1', kind: 'raised', expiresAt: 10_000 } as const
const invited = { req: 'req-2', kind: 'invited', expiresAt: 10_000 } as const

export const guestMic: Model<typeof guestMicMachine> = {
  machine: guestMicMachine,
  inputs: [free],
  events: [
    handKnown({ mayRaise: false }),
    handKnown(),
    handKnown({ hand: raised }),
    handKnown({ hand: invited }),
    handKnown({ outcome: 'rejected' }),
    handKnown({ outcome: 'expired' }),
    handKnown({ hasSeat: true }),
    handKnown({ hasSeat: true, isMuted: true }),
    handKnown({ isSeatLost: true }),
    { type: 'hand.raise' },
    { type: 'hand.cancel' },
    { type: 'hand.accept' },
    { type: 'hand.decline' },
    { type: 'hand.hangUp' },
    { type: 'mic.mute' },
    { type: 'mic.unmute' },
    { type: 'mic.interrupted' },
    { type: 'mic.published' },
    done('checkMicrophone'),
    failed('checkMicrophone', new LiveError('denied', 'mic')),
    failed('raiseHand', callError('refused', 'limited')),
    done('goOnStage'),
    failed('goOnStage', new LiveError('timeout', 'mic')),
    failed('openMicrophone', new LiveError('busy', 'mic')),
    failed('closeMicrophone', new LiveError('lost', 'mic')),
    done('leaveStage'),
    failed('leaveStage', callError('offline')),
    elapsed('rejection', 'guestMic.rejected'),
  ],
  project: ({ facts: { hand, hasSeat, mayRaise }, trouble, isArriving }) => [
    hand?.kind,
    hasSeat,
    mayRaise,
    trouble,
    isArriving,
  ],
}
