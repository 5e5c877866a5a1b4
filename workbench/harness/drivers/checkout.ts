import { screen } from '@testing-library/dom'

import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { turnPage } from '../stage/device.ts'
import { expect } from '../stage/expect.ts'
import { element, pageActions } from '../stage/pageActions.ts'
import { answered, holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

export const checkout: Driver<'checkout'> = {
  async open(_walk, { network, openStage }) {
    const answers = holdCalls(network, {
      getOrder: ['getOrder', ({ output }) => output.order],
      setCoupon: 'setCoupon',
      startPayment: 'startPayment',
    })
    const questions = network.hold('getPayment')
    const stage = await openStage({ at: '/pay/17', signedIn: true })
    const { fill, press } = pageActions(stage)
    const { say } = stage
    const says = (id: string) => element('main').textContent?.includes(say(id)) ?? false
    return {
      stage,
      causes: {
        ...answers,
        'order.retry': () => press('state.retry'),
        'page.shown'() {
          turnPage('hidden')
          turnPage('visible')
        },
        'xstate.after.deadline.checkout.choosing': () => stage.clock.increment(30_000),
        'method.choose': ({ method }) => stage.user.click(element(`input[value="${method}"]`)),
        async 'coupon.set'({ code }) {
          await fill('pay.coupon.label', code)
          await press('pay.coupon.use')
        },
        'pay.start': async () => stage.user.click(await screen.findByRole('button', { name: payButton() })),
        async 'xstate.done.actor.payAttempt'({ output: { outcome, payment } }) {
          stage.clock.increment(2_000)
          const order_state = outcome === 'paid' ? 'paid' : 'to_be_paid'
          await questions.answer(answered('getPayment', { ...payment, order_state }))
        },
        'pay.again': () => press('pay.again'),
      },
      shows(state) {
        const title = element('main h1').textContent
        if (state.matches('missing')) return expect(title).toBe(say('pay.missing.title'))
        expect(title).toBe(say('pay.title'))
        const { order, method, failure, couponFailure } = state.context
        expect(says('state.loading')).toBe(state.matches('loading'))
        expect(says('pay.order')).toBe(order !== null)
        expect(screen.queryByRole('button', { name: say('state.retry') }) !== null).toBe(
          state.matches('failed'),
        )
        expect(says('pay.unpaid.title')).toBe(state.matches('unpaid'))
        expect(says('pay.paid.title')).toBe(state.matches('paid'))
        expect(says('pay.closed.title')).toBe(state.matches('closed'))
        expect(document.querySelector('main [role="img"]') !== null).toBe(state.matches('attempting'))
        if (state.matches('unpaid')) expect(element('main').textContent).toContain('余额不足')
        const isChoosing = ['choosing', 'checking', 'repricing', 'starting'].some((name) =>
          state.matches(name as 'choosing'),
        )
        const chosen = document.querySelector<HTMLInputElement>('input[name="method"]:checked')
        expect(chosen?.value ?? null).toBe(isChoosing ? method : null)
        expect(says('pay.method.none')).toBe(isChoosing && method === null)
        expect(isBusy(screen.queryByRole('button', { name: payButton() }))).toBe(state.matches('starting'))
        expect(isBusy(document.querySelector('main form button'))).toBe(
          state.matches('repricing') && order?.coupon === null,
        )
        if (!isChoosing) return
        const said = (reason: 'methodUnavailable' | 'couponUnknown') =>
          element('main').textContent?.includes(messageOf(reason, stage.language, null)) ?? false
        expect(said('methodUnavailable') || says('error.kind.offline')).toBe(failure !== null)
        expect(said('couponUnknown')).toBe(couponFailure !== null)
      },
    }

    /** Start of its text, for any amount. */
    function payButton() {
      const shown = document.querySelector<HTMLInputElement>('input[name="method"]:checked')
      return shown?.value === 'transfer'
        ? say('pay.submit.transfer')
        : new RegExp(`^${say('pay.submit', { amount: '' })}`)
    }
  },
}

const isBusy = (button: Element | null) => button?.ariaBusy === 'true'
