import { invoiceFormMachine } from './invoiceForm.machine.ts'
import { callError, invoiceValues } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const invoiceForm: Model<typeof invoiceFormMachine> = {
  machine: invoiceFormMachine,
  inputs: [{ id: 9, version: 0 }],
  events: [
    { type: 'form.submit', values: invoiceValues, key: 'key-1' },
    // A real company's number whose check digit is wrong.
    { type: 'form.submit', values: { ...invoiceValues, tax_no: '91350211M0000XUF46' }, key: 'key-2' },
    { type: 'form.confirm' },
    { type: 'form.amend' },
    { type: 'form.close' },
    done('saveInvoice'),
    failed('saveInvoice', callError('offline')),
    failed('saveInvoice', callError('refused', 'versionConflict')),
  ],
  project: ({ acceptedNumber, values, failure }) => ({
    acceptedNumber,
    number: values?.tax_no,
    failure: failure?.kind,
  }),
}
