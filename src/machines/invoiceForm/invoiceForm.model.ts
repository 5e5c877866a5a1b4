import { invoiceValues } from '../../../mocks/samples/payloads.ts'
import { dialogEvents } from '../../kinds/command/command.model.ts'
import type { Model } from '../shared/model.ts'
import { invoiceFormMachine } from './invoiceForm.machine.ts'

export const invoiceForm: Model<typeof invoiceFormMachine> = {
  machine: invoiceFormMachine,
  inputs: [undefined],
  events: [
    ...dialogEvents(invoiceValues, undefined, 'versionConflict'),
    // A real company's number whose check digit is wrong.
    { type: 'command.send', wish: { ...invoiceValues, tax_no: '91350211M0000XUF46' }, key: 'key-2' },
    { type: 'form.confirm' },
    { type: 'form.amend' },
  ],
  project: ({ acceptedNumber, wish, failure }) => ({
    acceptedNumber,
    number: wish?.tax_no,
    failure: failure?.kind,
  }),
}
