import { fireEvent } from '@testing-library/dom'

import { fixturesFor } from '../../../mocks/fixtures.ts'
import { CallError } from '../../../src/contract/failure.ts'
import type { SendFact } from '../../../src/kinds/file/file.types.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { orderWith, transferPayment } from '../../../mocks/samples/payPayloads.ts'
import { answered, failing } from '../stage/responses.ts'
import { until } from '../stage/until.ts'
import type { Driver } from './driver.ts'

/** The form on the page of an order with an open transfer. */
export const transferVoucher: Driver<'transferVoucher'> = {
  async open(_walk, { network, openStage }) {
    const orders = network.hold('getOrder')
    network.hold('getPayment')
    const vouchers = network.hold('submitVoucher')
    const stage = await openStage({ at: '/pay/17', signedIn: true })
    const { press, button } = pageActions(stage)
    const { say } = stage
    const says = (id: string) => element('main').textContent?.includes(say(id)) ?? false
    await orders.answer(answered('getOrder', orderWith(transferPayment)))
    const chooser = () => until(() => element<HTMLInputElement>('main input[type="file"]'))
    await chooser()
    const snapshot = () => stage.actor('transferVoucher').getSnapshot()
    return {
      stage,
      causes: {
        'file.choose': async ({ file }) =>
          fireEvent.change((await chooser()) as HTMLInputElement, { target: { files: [file] } }),
        'file.send': () =>
          press(snapshot().matches({ choosing: 'failed' }) ? 'pay.voucher.again' : 'pay.voucher.send'),
        'file.stop': () => press('pay.voucher.stop'),
        // Browsers do not report it of requests that a service worker answers.
        'file.progressed': (event) => stage.actor('transferVoucher').send(event as SendFact),
        'file.finished': () =>
          vouchers.answer(answered('submitVoucher', fixturesFor(stage.language).submitVoucher)),
        'file.failed': ({ failure }) =>
          vouchers.answer(failing('submitVoucher', new CallError(failure), stage.language)),
      },
      async shows(state) {
        const isSending = state.matches('sending')
        if (state.matches('sent')) return expect(says('pay.voucher.title')).toBe(true)
        expect(document.querySelector('main input[type="file"]') === null).toBe(isSending)
        const { file } = state.context
        if (file !== null) expect(element('main').textContent).toContain(file.name)
        expect(document.querySelector('main [role="alert"]') !== null).toBe(state.hasTag('failure'))
        expect(document.querySelector('main progress') !== null).toBe(isSending)
        if (isSending) await button('pay.voucher.stop')
      },
    }
  },
}
