import { dequal } from 'dequal/lite'
import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { InvoiceForm } from '../../contract/invoiceForm.ts'
import { taxNumberFault } from '../../contract/uscc.ts'
import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './invoiceForm.types.ts'

/** Asks for an invoice, or changes what was asked for (INV-02). What was typed stays until it is saved. */
export const invoiceFormMachine = setup({
  types: {} as {
    input: T.InvoiceFormInput
    context: T.InvoiceFormContext
    events: T.InvoiceFormEvent
    emitted: T.InvoiceFormEmitted
    tags: T.InvoiceFormTag
  },
  actors: { saveInvoice: promisePlaceholder<T.InvoiceFormPort['saveInvoice']>('saveInvoice') },
  actions: {
    // The same wish once more has the same key, so that an answer that was lost does not make two of it.
    keepValues: assign(({ context }, { values, key }: { values: InvoiceForm; key: string }) => ({
      values,
      key: dequal(values, context.values) ? context.key : key,
      failure: null,
    })),
    acceptNumber: assign(({ context }) => ({ acceptedNumber: context.values?.tax_no ?? '' })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    emitSaved: emit({ type: 'form.saved' }),
    emitLeft: emit({ type: 'form.left', isOutdated: false }),
    emitOutdated: emit({ type: 'form.left', isOutdated: true }),
  },
  guards: {
    isDoubtful: ({ context }, { values }: { values: InvoiceForm }) =>
      values.title_type !== 'personal' &&
      values.tax_no !== context.acceptedNumber &&
      taxNumberFault(values.tax_no) === 'checkDigit',
    isOutdated: (_, { error }: { error: unknown }) => movedOn.has(toFailure(error).reason ?? ''),
  },
}).createMachine({
  id: 'invoiceForm',
  context: ({ input }) => ({ ...input, values: null, key: '', acceptedNumber: '', failure: null }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editing',
      on: {
        'form.submit': [
          { guard: on('isDoubtful'), target: 'warned', actions: on('keepValues') },
          { target: 'saving', actions: on('keepValues') },
        ],
        'form.close': { target: 'closed', actions: 'emitLeft' },
      },
    },
    warned: {
      tags: 'warned',
      on: {
        'form.confirm': { target: 'saving', actions: 'acceptNumber' },
        'form.amend': 'editing',
        'form.close': { target: 'closed', actions: 'emitLeft' },
      },
    },
    saving: {
      tags: ['busy', 'editing'],
      invoke: {
        id: 'saveInvoice',
        src: 'saveInvoice',
        input: ({ context: { id, version, key, values } }) => {
          if (values === null) throw new Error('`saving` was entered without values')
          return { id, version, key, values }
        },
        onDone: { target: 'saved', actions: 'emitSaved' },
        onError: [
          { guard: on('isOutdated'), target: 'outdated', actions: on('keepFailure') },
          { target: 'editing', actions: on('keepFailure') },
        ],
      },
    },
    /** Finance, or another tab, has moved the invoice on: nothing that is typed here can be saved. */
    outdated: {
      tags: ['failure', 'outdated'],
      on: { 'form.close': { target: 'closed', actions: 'emitOutdated' } },
    },
    saved: { type: 'final', tags: 'editing' },
    closed: { type: 'final', tags: 'editing' },
  },
})

/** Refusals that say that the invoice, not the form, stands in the way. */
const movedOn = new Set<string>([
  'versionConflict',
  'invoicePickedUp',
  'invoiceIssued',
  'invoiceRequested',
  'refundUnderWay',
  'orderNotPaid',
])

export type InvoiceFormActorRef = ActorRefFrom<typeof invoiceFormMachine>
export type InvoiceFormSnapshot = SnapshotFrom<typeof invoiceFormMachine>
