import { assign } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { InvoiceForm } from '../../contract/invoiceForm.ts'
import { taxNumberFault } from '../../contract/uscc.ts'
import { commandSetup } from '../../kinds/command/command.setup.ts'
import { commandOf, nothingSent } from '../../kinds/command/command.states.ts'
import { on } from '../../kinds/on.ts'
import type * as T from './invoiceForm.types.ts'

/** Requests an invoice, or changes the request (INV-02). Input stays until it is saved. */
export const invoiceFormMachine = commandSetup<InvoiceForm, void, T.Accepted, T.FormEvent, T.FormView>()
  .extend({
    actions: {
      acceptNumber: assign(({ context }) => ({ ...context, acceptedNumber: context.wish?.tax_no ?? '' })),
    },
    guards: {
      isDoubtful: ({ context }, { wish }: { wish: InvoiceForm }) =>
        wish.title_type !== 'personal' &&
        wish.tax_no !== context.acceptedNumber &&
        taxNumberFault(wish.tax_no) === 'checkDigit',
      isOutdated: (_, { error }: { error: unknown }) => movedOn.has(toFailure(error).reason ?? ''),
    },
  })
  .createMachine({
    id: 'invoiceForm',
    context: { ...nothingSent, acceptedNumber: '' },
    initial: 'editing',
    states: {
      editing: {
        tags: 'editing',
        on: {
          'command.send': [
            { guard: on('isDoubtful'), target: 'warned', actions: on('keepWish') },
            { target: 'saving', actions: on('keepWish') },
          ],
          'command.close': { target: 'closed', actions: 'emitLeft' },
        },
      },
      warned: {
        tags: 'warned',
        on: {
          'form.confirm': { target: 'saving', actions: 'acceptNumber' },
          'form.amend': 'editing',
          'command.close': { target: 'closed', actions: 'emitLeft' },
        },
      },
      saving: {
        tags: ['busy', 'editing'],
        invoke: {
          id: 'sendCommand',
          src: 'sendCommand',
          input: commandOf,
          onDone: { target: 'saved', actions: on('emitDone') },
          onError: [
            { guard: on('isOutdated'), target: 'outdated', actions: on('keepFailure') },
            { target: 'editing', actions: on('keepFailure') },
          ],
        },
      },
      /** Finance, or another tab, has moved the invoice on: nothing that is typed here can be saved. */
      outdated: {
        tags: ['failure', 'outdated'],
        on: { 'command.close': { target: 'closed', actions: 'emitOutdated' } },
      },
      saved: { type: 'final', tags: 'editing' },
      closed: { type: 'final', tags: 'editing' },
    },
  })

/** Refusals that say that the invoice, not the form, is in the way. */
const movedOn = new Set<string>([
  'versionConflict',
  'invoicePickedUp',
  'invoiceIssued',
  'invoiceRequested',
  'refundUnderWay',
  'orderNotPaid',
])
