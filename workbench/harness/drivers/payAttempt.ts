import { fixturesFor } from '../../../mocks/fixtures.ts'
import { messageOf } from '../../../server/shared/sentences/messages.ts'
import type { PayAttemptInput } from '../../../src/machines/payAttempt/payAttempt.types.ts'
import { turnPage } from '../stage/device.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { orderWith } from '../../../mocks/samples/payPayloads.ts'
import { answered, failing, holdCalls } from '../stage/responses.ts'
import { toast } from '../stage/toasts.ts'
import type { Driver } from './driver.ts'

/** The attempt that is open when the page of its order is loaded, as after a reload in the middle. */
export const payAttempt: Driver<'payAttempt'> = {
  async open({ input }, { network, openStage }) {
    const orders = network.hold('getOrder')
    const answers = holdCalls(network, { getPayment: 'getPayment' })
    const wishes = network.hold('fireRecord')
    const stage = await openStage({ at: '/pay/17', signedIn: true })
    const { press } = pageActions(stage)
    const { say, clock } = stage
    const says = (id: string) => element('main').textContent?.includes(say(id)) ?? false
    await orders.answer(answered('getOrder', orderWith((input as PayAttemptInput).payment)))
    const poll = () => clock.increment(2_000)
    const pollSeldom = () => clock.increment(10_000)
    return {
      stage,
      causes: {
        ...answers,
        'xstate.after.poll.payAttempt.open.scanning': poll,
        'xstate.after.poll.payAttempt.open.retrying': poll,
        'xstate.after.seldom.payAttempt.open.transferring': pollSeldom,
        'xstate.after.seldom.payAttempt.open.reviewing': pollSeldom,
        'attempt.ask': () => press(says('pay.reviewing.title') ? 'pay.reviewing.ask' : 'pay.done'),
        'page.hidden': () => turnPage('hidden'),
        'page.shown': () => turnPage('visible'),
        'attempt.abandon': () => press('pay.abandon'),
        'xstate.done.actor.abandonPayment': () =>
          wishes.answer(answered('fireRecord', fixturesFor(stage.language).fireRecord)),
        async 'xstate.error.actor.abandonPayment'({ error }) {
          await wishes.answer(failing('fireRecord', error, stage.language))
          await toast(messageOf('paymentConfirmed', stage.language, null))
        },
      },
      shows(state) {
        if (state.matches('paid')) return expect(says('pay.paid.title')).toBe(true)
        if (state.matches('failed')) return expect(says('pay.unpaid.title')).toBe(true)
        // The order is loaded again: it has the valid state.
        if (state.matches('over')) return expect(says('state.loading')).toBe(true)
        const { payment, failure } = state.context
        const isReviewing = payment.state === 'reviewing'
        const isTransfer = payment.method === 'transfer' && !isReviewing
        expect(says('pay.reviewing.title')).toBe(isReviewing)
        expect(says('pay.transfer.title')).toBe(isTransfer)
        expect(document.querySelector('main [role="img"]') !== null).toBe(!isReviewing && !isTransfer)
        expect(says('error.kind.offline')).toBe(failure !== null)
        if (payment.reason !== null) expect(element('main').textContent).toContain(payment.reason)
        expect(document.querySelector('main button[aria-busy="true"]') !== null).toBe(
          state.matches('abandoning'),
        )
      },
    }
  },
}
