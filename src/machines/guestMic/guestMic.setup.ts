import { assign, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { HandFacts } from '../../contract/room/signals.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import { mediaFaultOf } from '../shared/mediaFaultOf.ts'
import type * as T from './guestMic.types.ts'

/** Setup shared by the states of a guest's microphone. */
export const flow = setup({
  types: {} as {
    input: HandFacts
    context: T.GuestMicContext
    events: T.GuestMicEvent
    tags: T.GuestMicTag
  },
  actors: {
    watchHand: callbackPlaceholder<T.GuestMicPort['watchHand']>('watchHand'),
    checkMicrophone: promisePlaceholder<T.GuestMicPort['checkMicrophone']>('checkMicrophone'),
    raiseHand: promisePlaceholder<T.GuestMicPort['raiseHand']>('raiseHand'),
    goOnStage: promisePlaceholder<T.GuestMicPort['goOnStage']>('goOnStage'),
    openMicrophone: promisePlaceholder<T.GuestMicPort['openMicrophone']>('openMicrophone'),
    closeMicrophone: promisePlaceholder<T.GuestMicPort['closeMicrophone']>('closeMicrophone'),
    leaveStage: promisePlaceholder<T.GuestMicPort['leaveStage']>('leaveStage'),
  },
  actions: {
    keepFacts: assign((_, { facts }: { facts: HandFacts }) => ({ facts })),
    keepMediaFault: assign((_, { error }: { error: unknown }) => ({
      failure: toFailure(error),
      mediaFault: mediaFaultOf(error),
    })),
    forgetMediaFault: assign({ failure: null, mediaFault: null, isTakenDown: false }),
    keepTakenDown: assign({ isTakenDown: true }),
    keepLoss: assign({ mediaFault: 'seatLost' }),
    keepLostMicrophone: assign((_, { fault }: { fault: 'lost' | 'denied' }) => ({ mediaFault: fault })),
  },
  guards: { mayRaise: ({ context }) => context.facts.mayRaise },
  delays: { rejection: 1500 },
})
