import { answer } from '../../../mocks/handlers.ts'
import { fixturesFor } from '../../../mocks/fixtures.ts'
import { dialogScene } from '../kinds/dialogScene.ts'
import { dialog, pageActions } from '../stage/pageActions.ts'
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
    const answers = holdCalls(network, { sendCommand: ['requestRefund', () => requestRefund] })
    const stage = await openStage({ at: '/personal/order/conf', signedIn: true })
    await pageActions(stage).press('member.order.refund')
    await dialog()
    const field = { label: 'member.order.refund.reason', name: 'reason' }
    return dialogScene({ stage, answers, field, leave: 'member.order.keep', reason: 'refundWindowOver' })
  },
}
