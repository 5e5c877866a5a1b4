import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse } from '../../mocks/handlers.ts'
import { onCall } from '../../mocks/onCall.ts'
import { messageLanguage } from '../../server/shared/sentences/messages.ts'
import { issueCoupons, type CouponBatch } from '../../src/contract/couponBatches.ts'
import { setCoupon } from '../../src/contract/order.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visits } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Coupons' } satisfies Meta
export default meta

const code = 'KW7M4PX9TQ2H'
const happy = fixturesFor('zh')
/** The batch issued by the organizer, as sent by the page. */
const issuedBy = (form: object, counts: CouponBatch['counts']): CouponBatch => {
  const { name, way, amount, number, valid_until, ticket_type_ids } = issueCoupons.input.parse(form)
  return {
    ...{ id: 3, name, way, amount, valid_until, ticket_type_ids, issued: number, counts },
    ...{ is_over: false, withdrawn: false, code: null },
  }
}
const order = {
  ...happy.getOrder,
  ...{ state: 'to_be_paid' as const, payments: [], version: 0, amount: 120_000, coupon: null },
}

export const InvitedSpeaker: StoryObj = {
  name: '特邀报告人的代金券：发放 → 在订单上使用 → 付款页金额减少 → 批次显示已使用 / Coupons for invited speakers: from the batch to the order [CONF-03] [TKT-03]',
  play: visits(async ({ network, step, come }) => {
    let batches: CouponBatch[] = []
    const list = () => ({ ...happy.listCouponBatches, batches })
    network.use(
      onCall('listCouponBatches', ({ request }) =>
        answerResponse('listCouponBatches', list(), messageLanguage(request.headers.get('lang'))),
      ),
      onCall('issueCoupons', async ({ request }) => {
        const form = Object.fromEntries(new URLSearchParams(await request.text()))
        batches = [issuedBy(form, { free: 20, used: 0, returned: 0, withdrawn: 0 })]
        return answerResponse('issueCoupons', list(), messageLanguage(request.headers.get('lang')))
      }),
      answer('getOrder', order),
      onCall('setCoupon', async ({ request }) => {
        const wish = setCoupon.input.parse(Object.fromEntries(new URLSearchParams(await request.text())))
        expect(wish.code).toBe(code)
        batches = batches.map((batch) => ({ ...batch, counts: { ...batch.counts, free: 19, used: 1 } }))
        const repriced = { amount: 115_000, state: 'to_be_paid' as const, version: 1 }
        return answerResponse('setCoupon', repriced, messageLanguage(request.headers.get('lang')))
      }),
    )
    await step('会务组发放二十个代码 / The secretary issues twenty codes', async () => {
      const { press, submit, read, stage } = await come({ at: '/organizer/1/coupons', signedIn: true })
      await read('coupons.empty')
      await press('coupons.issue')
      const box = await dialog()
      await until(() => expect(box.contains(document.activeElement)).toBe(true))
      for (const [name, text] of [
        ['name', '特邀报告人'],
        ['amount', '50'],
        ['number', '20'],
        ['valid_until', '2027-03-31T23:59'],
      ] as const)
        await stage.user.type(element<HTMLInputElement>(`input[name="${name}"]`, box), text)
      await submit()
      await until(expectNoDialog)
      await until(() => expect(element('[data-batch="3"]').textContent).toContain('特邀报告人'))
    })
    await step('报告人在付款页输入代码 / A speaker types the code at the payment', async () => {
      const { press, stage } = await come({ at: '/pay/1', signedIn: true })
      const field = await until(() => element<HTMLInputElement>('input[name="code"]'))
      await stage.user.type(field, code)
      await press('pay.coupon.use')
      await until(() => expect(element('main').textContent).toContain('1,150'))
    })
    await step('批次显示已使用一个 / The batch says that one is used', async () => {
      await come({ at: '/organizer/1/coupons', signedIn: true })
      const used = await until(() => element('main a[href="/organizer/1/coupons/3?state=used"]'))
      expect(used.textContent).toBe('1')
    })
  }),
}
