import type { SnapshotFrom } from 'xstate'

import { on } from '../../kinds/on.ts'
import { linked } from './guestMic.linked.ts'
import { flow } from './guestMic.setup.ts'

/**
 * A member's hand (MIC-01) and place on stage (MIC-02). The microphone is opened by the member's own press only: raising
 * the hand and accepting an invitation are such presses, being unmuted by another user is not. A connection that is lost
 * and made again leaves it as it was: open if it was open, closed if anybody had closed it.
 */
export const guestMicMachine = flow.createMachine({
  id: 'guestMic',
  context: ({ input }) => ({ facts: input, failure: null, mediaFault: null, isTakenDown: false }),
  invoke: { id: 'watchHand', src: 'watchHand' },
  on: { 'hand.known': { actions: on('keepFacts') } },
  initial: 'idle',
  states: {
    idle: {
      tags: 'idle',
      on: {
        'hand.raise': { guard: 'mayRaise', target: 'checking' },
        'hand.invited': 'invited',
        // Granted to an earlier page of this member: here no button was pressed.
        'seat.granted': 'leaving',
      },
    },
    /** Before the hand is seen by anybody: no question of the browser may come between acceptance and speaking. */
    checking: {
      tags: ['busy', 'checking'],
      entry: 'forgetMediaFault',
      invoke: {
        id: 'checkMicrophone',
        src: 'checkMicrophone',
        onDone: 'raising',
        onError: { target: 'idle', actions: on('keepMediaFault') },
      },
      on: { 'hand.cancel': 'idle' },
    },
    raising: {
      tags: ['busy', 'raising'],
      invoke: {
        id: 'raiseHand',
        src: 'raiseHand',
        onError: { target: 'idle', actions: on('keepMediaFault') },
      },
      on: { 'hand.noted': 'pending' },
    },
    pending: {
      tags: 'pending',
      on: {
        'hand.cancel': 'leaving',
        'seat.granted': 'connecting',
        'hand.rejected': 'rejected',
        'hand.missed': 'missed',
        'hand.withdrawn': 'idle',
      },
    },
    rejected: { tags: 'rejected', after: { rejection: 'idle' } },
    /** No host answered within the waiting time. */
    missed: {
      tags: 'missed',
      on: { 'hand.raise': { guard: 'mayRaise', target: 'checking' }, 'hand.invited': 'invited' },
    },
    invited: {
      tags: 'invited',
      on: {
        'hand.accept': { target: 'connecting', actions: 'forgetMediaFault' },
        'hand.decline': 'leaving',
        'invitation.over': 'idle',
      },
    },
    /** An invitation that is over while it is accepted is over when the answer says so, and why. */
    connecting: {
      tags: ['busy', 'connecting'],
      invoke: {
        id: 'goOnStage',
        src: 'goOnStage',
        input: ({ context }) => context.facts.hand?.req ?? null,
        onDone: 'linked',
        onError: { target: 'leaving', actions: on('keepMediaFault') },
      },
      on: {
        'hand.hangUp': 'leaving',
        'seat.lost': 'leaving',
        'seat.ended': 'leaving',
        'seat.taken': { target: 'leaving', actions: 'keepTakenDown' },
      },
    },
    linked,
    leaving: {
      tags: ['busy', 'leaving'],
      invoke: {
        id: 'leaveStage',
        src: 'leaveStage',
        input: ({ context }) => context.facts,
        onDone: 'idle',
        // Capture has ended all the same, and the server takes the place back.
        onError: 'idle',
      },
    },
  },
})

export type GuestMicSnapshot = SnapshotFrom<typeof guestMicMachine>
