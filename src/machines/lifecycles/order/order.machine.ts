import { and } from 'xstate'

import { on } from '../../../kinds/on.ts'
import type { Lifecycle } from '../shared/lifecycle.types.ts'
import { orderSetup } from './order.setup.ts'

const byOrganizer = { type: 'closeAs', params: { reason: 'organizer' } } as const

/**
 * An order (ORD-01): the four statuses of the specification. Payment and refund are axes of their own, each a lifecycle
 * with rows of its own; what the order must know of them is among its facts.
 */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'to_be_paid',
  states: {
    to_be_paid: {
      on: {
        'order.reprice': [
          { guard: and(['hasNoAttempt', 'becomesFree']), target: 'paid', actions: on('reprice') },
          { guard: 'hasNoAttempt', actions: on('reprice') },
        ],
        'order.pay': { guard: 'isCovered', target: 'paid' },
        'order.cancel': {
          guard: and(['hasReason', 'hasNoAttempt']),
          target: 'closed',
          actions: { type: 'closeAs', params: { reason: 'user_cancelled' } },
        },
        'order.expire': {
          guard: and(['isOverdue', 'hasNoAttempt']),
          target: 'closed',
          actions: { type: 'closeAs', params: { reason: 'expired' } },
        },
        'order.close': { guard: 'hasReason', target: 'closed', actions: byOrganizer },
      },
    },
    paid: {
      on: {
        'order.complete': { guard: and(['isDelivered', 'hasNoOpenRefund']), target: 'completed' },
        // No money has to go back: no decision is needed, and the place is free at once.
        'order.cancel': {
          guard: and([
            'hasReason',
            'isFree',
            'isNotSignedIn',
            'hasUsedNoMeal',
            'isCancellable',
            'hasNoOpenRefund',
          ]),
          target: 'closed',
          actions: { type: 'closeAs', params: { reason: 'user_cancelled' } },
        },
        'order.close': {
          guard: and(['hasReason', 'isFree', 'isNotSignedIn', 'hasUsedNoMeal', 'hasNoOpenRefund']),
          target: 'closed',
          actions: byOrganizer,
        },
        'order.withdraw': { guard: 'isFree', target: 'closed', actions: byOrganizer },
        'order.refund': {
          guard: 'isReturned',
          target: 'closed',
          actions: { type: 'closeAs', params: { reason: 'refunded' } },
        },
      },
    },
    completed: {},
    closed: {
      on: {
        'order.reopen': {
          guard: and(['hasExpired', 'hasPlace']),
          target: 'to_be_paid',
          actions: 'forgetClosing',
        },
        // Money that came after closing is honoured while there is a place; otherwise the server sends it back.
        'order.pay': { guard: and(['isCovered', 'hasPlace']), target: 'paid', actions: 'forgetClosing' },
      },
    },
  },
})

export const orderLifecycle: Lifecycle = {
  machine: orderMachine,
  causes: {
    'order.reprice': ['owner'],
    'order.pay': ['system'],
    'order.cancel': ['owner'],
    'order.expire': ['system'],
    // The server closes unpaid orders, and free ones when the conference is cancelled.
    'order.close': ['organizer', 'admin', 'system'],
    'order.withdraw': ['system'],
    'order.reopen': ['organizer', 'admin'],
    'order.complete': ['system'],
    'order.refund': ['system'],
  },
  reasons: {
    states: {
      to_be_paid: 'orderNotPaid',
      paid: 'orderPaid',
      completed: 'orderCompleted',
      closed: 'orderClosed',
    },
    guards: {
      hasReason: 'reasonEmpty',
      hasNoAttempt: 'paymentUnderWay',
      becomesFree: 'paymentUnderWay',
      isCovered: 'amountNotCovered',
      isOverdue: 'deadlineNotOver',
      hasPlace: 'soldOut',
      hasExpired: 'closedForGood',
      isDelivered: 'notDelivered',
      hasNoOpenRefund: 'refundUnderWay',
      isReturned: 'moneyNotReturned',
      isFree: 'orderCharged',
      isCancellable: 'cancellingOver',
      isNotSignedIn: 'ticketSignedIn',
      hasUsedNoMeal: 'mealUsed',
    },
  },
}
