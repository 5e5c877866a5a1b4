import { answer } from '../../../mocks/handlers.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import { messageOf } from '../../../server/shared/sentences/messages.ts'
import { expect } from '../stage/expect.ts'
import { dialog, pageActions, openDialog } from '../stage/pageActions.ts'
import { holdCalls } from '../stage/responses.ts'
import type { Driver } from './driver.ts'

/** The refund of a paid order. */
export const orderRequest: Driver<'orderRequest'> = {
  async open(_walk, { locale, network, openStage }) {
    const { listOrders, requestRefund } = fixturesFor(locale === 'en' ? 'en' : 'zh')
    const list = listOrders.list.map((order) => ({
      ...order,
      state: 'paid' as const,
      version: 1,
      refund_refusal: null,
      cancel_refusal: 'orderCharged',
    }))
    network.use(answer('listOrders', { ...listOrders, list }))
    const answers = holdCalls(network, { sendRequest: ['requestRefund', () => requestRefund] })
    const stage = await openStage({ at: '/personal/order/conf', signedIn: true })
    const { press, fill, submit, answer: reply } = pageActions(stage)
    await press('member.order.refund')
    await dialog()
    const said = () => openDialog()?.textContent ?? ''
    return {
      stage,
      causes: {
        ...answers,
        async 'request.send'({ reason }) {
          await fill('member.order.refund.reason', reason)
          await submit()
        },
        'request.close': () =>
          reply(said().includes(stage.say('shell.understood')) ? 'shell.understood' : 'member.order.keep'),
      },
      shows(state) {
        const isOver = state.matches('granted') || state.matches('closed')
        expect(openDialog() === null).toBe(isOver)
        if (isOver) return
        expect(said()).toContain(stage.say('member.order.refund'))
        expect(said().includes(messageOf('refundWindowOver', stage.language, null))).toBe(
          state.matches('refused'),
        )
        expect(said().includes(stage.say('error.kind.offline'))).toBe(
          state.matches('asking') && state.context.failure !== null,
        )
        expect(openDialog()?.querySelector('button[aria-busy="true"]') !== null).toBe(state.hasTag('busy'))
      },
    }
  },
}
