import { LiveError } from '../../contract/room/ports.ts'
import { guestMicMachine } from './guestMic.machine.ts'
import type { HandFacts } from '../../contract/room/signals.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const free: HandFacts = {
  hand: null,
  hasSeat: false,
  isMuted: false,
  mayRaise: true,
}
export const handKnown = (change: Partial<HandFacts> = {}) =>
  ({ type: 'hand.known', facts: { ...free, ...change } }) as const

export const guestMic: Model<typeof guestMicMachine> = {
  machine: guestMicMachine,
  inputs: [free],
  events: [
    handKnown({ mayRaise: false }),
    handKnown(),
    { type: 'hand.noted' },
    { type: 'hand.invited' },
    { type: 'hand.rejected' },
    { type: 'hand.missed' },
    { type: 'hand.withdrawn' },
    { type: 'invitation.over' },
    { type: 'seat.granted' },
    { type: 'seat.lost' },
    { type: 'seat.ended' },
    { type: 'seat.taken' },
    { type: 'mic.closed' },
    { type: 'hand.raise' },
    { type: 'hand.cancel' },
    { type: 'hand.accept' },
    { type: 'hand.decline' },
    { type: 'hand.hangUp' },
    { type: 'mic.mute' },
    { type: 'mic.unmute' },
    { type: 'mic.choose' },
    { type: 'mic.interrupted' },
    { type: 'mic.published' },
    { type: 'mic.lost', fault: 'denied' },
    done('checkMicrophone'),
    failed('checkMicrophone', new LiveError('denied', 'mic')),
    failed('raiseHand', callError('refused', 'limited')),
    done('goOnStage'),
    failed('goOnStage', new LiveError('timeout', 'mic')),
    done('openMicrophone'),
    failed('openMicrophone', new LiveError('busy', 'mic')),
    failed('closeMicrophone', new LiveError('lost', 'mic')),
    done('leaveStage'),
    failed('leaveStage', callError('offline')),
    elapsed('rejection', 'guestMic.rejected'),
  ],
  project: ({ facts: { mayRaise }, mediaFault, isTakenDown }) => [mayRaise, mediaFault, isTakenDown],
}
