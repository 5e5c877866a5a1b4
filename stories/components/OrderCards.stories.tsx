import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { fixturesFor } from '../../mocks/fixtures.ts'
import type { Fixtures } from '../../mocks/fixtures.ts'
import { CouponRow } from '../../src/components/registration/Orders/CouponRow.tsx'
import { HotelRow } from '../../src/components/registration/Orders/HotelRow.tsx'
import { OrderCard } from '../../src/components/registration/Orders/OrderCard.tsx'

type Order = Fixtures['listOrders']['list'][number]

const meta = { title: 'Components/Order cards', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const fixturesIn = (locale: unknown) => fixturesFor(locale === 'en' ? 'en' : 'zh')

/** The order of the fixtures with some of its fields changed. */
const shown = (change: Partial<Order>) => ({
  render: (_args: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <>
      {fixturesIn(globals['locale']).listOrders.list.map((order) => (
        <OrderCard key={order.id} order={{ ...order, ...change }} onCancel={() => {}} onRefund={() => {}} />
      ))}
    </>
  ),
})

const paid = {
  state: 'paid',
  paid_at: '2026-11-21T02:10:00.000Z',
  payment: 'confirmed',
  refund_refusal: null,
  cancel_refusal: 'orderCharged',
} as const

export const ToBePaid: StoryObj<typeof meta> = {
  name: '待支付，有优惠 / To be paid, at less than the list price [ORD-01]',
  ...shown({ list_amount: 160_000 }),
  play: async ({ canvas }) => {
    const [pay] = canvas.getAllByRole('link').filter((link) => link.getAttribute('href') === '/pay/17')
    await expect(pay).toBeVisible()
  },
}
export const Reviewing: StoryObj<typeof meta> = {
  name: '转账凭证审核中 / Transfer under review',
  ...shown({ payment: 'reviewing' }),
}
export const Failed: StoryObj<typeof meta> = {
  name: '支付未成功 / Payment failed',
  ...shown({ payment: 'failed' }),
}
export const Paid: StoryObj<typeof meta> = {
  name: '已支付，未开票 / Paid, not invoiced',
  ...shown({ ...paid, invoice: 'not_invoiced' }),
}
export const Refunding: StoryObj<typeof meta> = {
  name: '已支付，退款处理中 / Paid, refund under way',
  ...shown({ ...paid, refund: 'processing', refund_refusal: 'refundUnderWay', invoice: 'not_invoiced' }),
}
export const RefundOver: StoryObj<typeof meta> = {
  name: '已支付，退款已截止 / Paid, too late for a refund [ORD-01]',
  ...shown({ ...paid, refund_refusal: 'refundWindowOver' }),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals['locale'] === 'en' ? /closed on/ : /截止/)).toBeVisible()
    const name = globals['locale'] === 'en' ? 'Request a refund' : '申请退款'
    await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}
export const NoRefunds: StoryObj<typeof meta> = {
  name: '已支付，会议不退款 / Paid, a conference without refunds',
  ...shown({ ...paid, refund_until: null, refund_refusal: 'refundWindowOver' }),
}
const free = { ...paid, amount: 0, list_amount: 0, refund_refusal: 'nothingToRefund', cancel_refusal: null }
export const Free: StoryObj<typeof meta> = {
  name: '免费报名，可自行取消 / Free, and can be cancelled [ORD-03]',
  ...shown(free),
  play: async ({ canvas, globals }) => {
    const [cancel, refund] =
      globals['locale'] === 'en' ? ['Cancel registration', 'Request refund'] : ['取消报名', '申请退款']
    await expect(canvas.getAllByRole('button', { name: cancel })[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: refund })).toBeNull()
  },
}
export const FreeTooLate: StoryObj<typeof meta> = {
  name: '免费报名，已过取消期限 / Free, too late to cancel [ORD-03]',
  ...shown({ ...free, cancel_refusal: 'cancellingOver' }),
}
export const Completed: StoryObj<typeof meta> = {
  name: '已完成，已开票 / Completed, invoiced',
  ...shown({ ...paid, state: 'completed', invoice: 'invoiced' }),
}
export const Expired: StoryObj<typeof meta> = {
  name: '超时关闭 / Closed: not paid in time',
  ...shown({ state: 'closed', closed_reason: 'expired', payment: 'abandoned' }),
}
export const Refunded: StoryObj<typeof meta> = {
  name: '全额退款后关闭 / Closed: refunded',
  ...shown({ ...paid, state: 'closed', closed_reason: 'refunded', refund: 'done' }),
}
export const Beside: StoryObj<typeof meta> = {
  name: '代金券与酒店预订 / Coupons and hotel bookings [TKT-03]',
  render: (_args, { globals }) => {
    const { listCoupons, listHotels } = fixturesIn(globals['locale'])
    return (
      <>
        {listCoupons.list.flatMap((coupon) =>
          (['available', 'held', 'used', 'expired'] as const).map((state) => (
            <CouponRow key={state} coupon={{ ...coupon, state }} />
          )),
        )}
        {listHotels.list.map((booking) => (
          <HotelRow key={booking.id} booking={booking} onCancel={() => undefined} onShare={() => undefined} />
        ))}
      </>
    )
  },
}
