import { fireEvent } from '@testing-library/dom'

import { answer, refusalResponse } from '../../../mocks/handlers.ts'
import { recordAt } from '../../../mocks/records.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import { CallError } from '../../../src/contract/failure.ts'
import type { SendFact } from '../../../src/kinds/file/file.types.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, failing } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** The form on the record of an invoice that finance is processing. */
export const invoiceDocument: Driver<'invoiceDocument'> = {
  async open(_walk, { network, openStage }) {
    const state = 'to_be_invoiced.picked_up'
    network.use(
      answer('getRecord', ({ language }) => recordAt(language, 'invoice', state, { roles: ['finance'] })),
    )
    const uploads = network.hold('uploadInvoice')
    const stage = await openStage({ at: '/console/invoice/17', signedIn: true })
    const { press, fill, button } = pageActions(stage)
    const form = () => element('#record-document')
    const chooser = () => until(() => element<HTMLInputElement>('#record-document input[type="file"]'))
    await chooser()
    const snapshot = () => stage.actor('invoiceDocument').getSnapshot()
    return {
      stage,
      causes: {
        'file.choose': async ({ file }) =>
          fireEvent.change((await chooser()) as HTMLInputElement, { target: { files: [file] } }),
        'file.send': async ({ wish: { number } }) => {
          const { context } = snapshot()
          const isAgain = snapshot().matches({ choosing: 'failed' }) && context.failure?.field !== 'number'
          await fill('record.document.number', number)
          await press(isAgain ? 'record.document.again' : 'record.document.send')
        },
        'file.stop': () => press('record.document.stop'),
        // Browsers do not report it of requests that a service worker answers.
        'file.progressed': (event) => stage.actor('invoiceDocument').send(event as SendFact),
        'file.finished': () =>
          uploads.answer(answered('uploadInvoice', fixturesFor(stage.language).uploadInvoice)),
        'file.failed': ({ failure }) =>
          uploads.answer(
            failure.field === 'number'
              ? refusalResponse('numberTaken', stage.language, { field: 'number' })
              : failing('uploadInvoice', new CallError(failure), stage.language),
          ),
      },
      async shows(state) {
        const isSending = state.matches('sending')
        const { file, failure } = state.context
        expect(form().querySelector('input[type="file"]') === null).toBe(isSending)
        if (file !== null) expect(form().textContent).toContain(file.name)
        const isOfNumber = failure?.field === 'number'
        expect(form().querySelector('[role="alert"]') !== null).toBe(state.hasTag('failure') && !isOfNumber)
        expect(form().querySelector('input[name="number"][aria-invalid="true"]') !== null).toBe(isOfNumber)
        expect(form().querySelector('progress') !== null).toBe(isSending)
        if (isSending) await button('record.document.stop')
      },
    }
  },
}
