import { and, assign, setup } from 'xstate'

import type { InvoiceFacts } from '../../../contract/facts.ts'
import { on } from '../../../kinds/on.ts'
import { isFilled } from '../shared/isFilled.ts'
import type { FactsLearned, Lifecycle } from '../shared/lifecycle.types.ts'

export type InvoiceEvent =
  | FactsLearned<InvoiceFacts>
  /** The form itself is checked by the contract before it comes here. */
  | { type: 'invoice.request' }
  | { type: 'invoice.edit' }
  | { type: 'invoice.withdraw' }
  | { type: 'invoice.pickUp' }
  | { type: 'invoice.return'; reason: string }
  /** The number of the official document; its file is checked before it comes here. */
  | { type: 'invoice.attach'; number: string }
  | { type: 'invoice.issue' }
  | { type: 'invoice.reverse'; reason: string }

/** The invoice of an order (INV-01): one of three labels; documents are a list to which is only added. */
export const invoiceMachine = setup({
  types: {} as { input: InvoiceFacts; context: InvoiceFacts; events: InvoiceEvent },
  actions: {
    learn: assign((_, { facts }: { facts: Partial<InvoiceFacts> }) => facts),
    keepReturn: assign((_, { reason }: { reason: string }) => ({ returnReason: reason, document: null })),
    forgetReturn: assign({ returnReason: null }),
    keepDocument: assign((_, { number }: { number: string }) => ({ document: number })),
    takeDocument: assign(({ context }) => ({ number: context.document, document: null })),
    forgetNumber: assign({ number: null, document: null }),
  },
  guards: {
    isPaid: ({ context }) => context.orderPaid,
    hasAmount: ({ context }) => context.amount > 0,
    hasNoOpenRefund: ({ context }) => !context.hasOpenRefund,
    hasReason: ({ event }) => 'reason' in event && isFilled(event.reason),
    hasDocument: ({ context }) => context.document !== null,
  },
}).createMachine({
  id: 'invoice',
  context: ({ input }) => input,
  on: { 'facts.learned': { actions: on('learn') } },
  initial: 'not_invoiced',
  states: {
    not_invoiced: {
      on: {
        'invoice.request': {
          guard: and(['isPaid', 'hasAmount', 'hasNoOpenRefund']),
          target: 'to_be_invoiced',
          actions: 'forgetReturn',
        },
      },
    },
    to_be_invoiced: {
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            // With a target, because a transition that neither moves nor acts counts as impossible.
            'invoice.edit': 'waiting',
            'invoice.withdraw': '#invoice.not_invoiced',
            'invoice.pickUp': 'picked_up',
          },
        },
        picked_up: {
          on: {
            'invoice.return': {
              guard: 'hasReason',
              target: '#invoice.not_invoiced',
              actions: on('keepReturn'),
            },
            'invoice.attach': { target: 'picked_up', actions: on('keepDocument') },
            'invoice.issue': {
              // Checked again: the money may have gone back since the request.
              guard: and(['isPaid', 'hasNoOpenRefund', 'hasDocument']),
              target: '#invoice.invoiced',
              actions: 'takeDocument',
            },
          },
        },
      },
    },
    invoiced: {
      on: {
        // The red-letter document of the reversal.
        'invoice.attach': { target: 'invoiced', actions: on('keepDocument') },
        'invoice.reverse': {
          guard: and(['hasReason', 'hasDocument']),
          target: 'not_invoiced',
          actions: 'forgetNumber',
        },
      },
    },
  },
})

export const invoiceLifecycle: Lifecycle = {
  machine: invoiceMachine,
  causes: {
    'invoice.request': ['owner'],
    'invoice.edit': ['owner'],
    'invoice.withdraw': ['owner'],
    'invoice.pickUp': ['finance'],
    'invoice.return': ['finance'],
    'invoice.attach': ['finance'],
    'invoice.issue': ['finance'],
    'invoice.reverse': ['finance'],
  },
  reasons: {
    states: {
      not_invoiced: 'invoiceNotRequested',
      'to_be_invoiced.waiting': 'invoiceRequested',
      'to_be_invoiced.picked_up': 'invoicePickedUp',
      invoiced: 'invoiceIssued',
    },
    guards: {
      isPaid: 'orderNotPaid',
      hasAmount: 'nothingToInvoice',
      hasNoOpenRefund: 'refundUnderWay',
      hasReason: 'reasonEmpty',
      hasDocument: 'documentMissing',
    },
  },
}
