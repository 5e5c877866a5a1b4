import { and, assign, setup } from 'xstate'

import type { TicketFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type TicketEvent =
  | FactsLearned<TicketFacts>
  /** `at` is the instant of the scan, which an offline gate tells later; `gate` is its name. */
  | { type: 'ticket.scan'; at: string; gate: string }
  | { type: 'ticket.undo'; reason: string }
  | { type: 'ticket.revoke' }
  | { type: 'ticket.expire' }

/** A ticket (TKT-01): signed in once; a refused scan changes nothing, but is logged with its reason. */
export const ticketMachine = setup({
  types: {} as { input: TicketFacts; context: TicketFacts; events: TicketEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<TicketFacts> }) => facts),
    keepScan: assign((_, { at, gate }: { at: string; gate: string }) => ({
      signedAt: at,
      gate,
      canUndo: true,
    })),
    forgetScan: assign({ signedAt: null, gate: null, canUndo: false }),
  },
  guards: {
    isRightGate: ({ context }) => context.isRightGate,
    isOpenToday: ({ context }) => context.isOpenToday,
    isNotPaused: ({ context }) => !context.isPaused,
    isNotEnded: ({ context }) => !context.isEnded,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
    canUndo: ({ context }) => context.canUndo,
    // A gate that was offline may tell of it after another one, but the earlier scan counts.
    isEarlier: ({ context, event }) =>
      'at' in event && context.signedAt !== null && Date.parse(event.at) < Date.parse(context.signedAt),
    isOver: ({ context }) => context.isOver,
  },
}).createMachine({
  id: 'ticket',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'valid',
  states: {
    valid: {
      initial: 'not_signed',
      on: { 'ticket.revoke': 'revoked' },
      states: {
        not_signed: {
          on: {
            'ticket.scan': {
              guard: and(['isRightGate', 'isNotEnded', 'isNotPaused', 'isOpenToday']),
              target: 'signed_in',
              actions: on('keepScan'),
            },
            'ticket.expire': { guard: 'isOver', target: '#ticket.expired' },
          },
        },
        signed_in: {
          on: {
            'ticket.scan': {
              guard: and(['isEarlier', 'isRightGate', 'isNotEnded', 'isNotPaused', 'isOpenToday']),
              actions: on('keepScan'),
            },
            'ticket.undo': {
              guard: and(['hasReason', 'canUndo']),
              target: 'not_signed',
              actions: 'forgetScan',
            },
          },
        },
      },
    },
    revoked: {},
    expired: {},
  },
})

export const ticketLifecycle: Lifecycle = {
  machine: ticketMachine,
  causes: {
    'ticket.scan': ['staff', 'organizer'],
    'ticket.undo': ['organizer'],
    'ticket.revoke': ['system'],
    'ticket.expire': ['system'],
  },
  reasons: {
    states: {
      'valid.not_signed': 'notSignedIn',
      'valid.signed_in': 'alreadySignedIn',
      revoked: 'ticketRevoked',
      expired: 'ticketExpired',
    },
    guards: {
      isRightGate: 'wrongGate',
      isNotEnded: 'conferenceEnded',
      isNotPaused: 'conferencePaused',
      isOpenToday: 'wrongDay',
      hasReason: 'reasonEmpty',
      canUndo: 'undoTooLate',
      isEarlier: 'alreadySignedIn',
      isOver: 'conferenceNotOver',
    },
  },
}
