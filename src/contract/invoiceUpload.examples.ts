import type { ExamplesOf } from './example.ts'
import type * as invoiceUpload from './invoiceUpload.ts'
import { record } from './lifecycle.examples.ts'

export const invoiceUploadExamples: ExamplesOf<typeof invoiceUpload> = {
  uploadInvoice: {
    sample: {
      id: 1,
      version: 0,
      key: 'k',
      number: '26117000000012345678',
      content: 'data:application/pdf;base64,JVBERi0xLjQK',
    },
    answer: (say) => ({
      ...record(say),
      entity: 'invoice',
      version: 3,
      state: 'to_be_invoiced.picked_up',
      roles: ['finance' as const],
      facts: {
        amount: 120_000,
        orderPaid: true,
        hasOpenRefund: false,
        returnReason: null,
        number: null,
        document: '26117000000012345678',
      },
    }),
  },
}
