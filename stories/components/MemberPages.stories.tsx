import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, fault } from '../../mocks/handlers.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Components/Member pages' } satisfies Meta
export default meta

const orders = { at: '/personal/order/conf', signedIn: true }
const certificate = { at: '/verify/cE3vX0cQz8Lr2kWb6yPj1A' }

export const Orders: StoryObj = {
  name: '参会订单 / Conference orders [MEM-01]',
  play: visit(orders, ({ see }) => see('heading', 'member.page.confOrder')),
}
export const NoOrders: StoryObj = {
  name: '没有订单 / No orders',
  play: visit(
    {
      ...orders,
      network: () => [altered('listOrders', (page) => ({ ...page, list: [], total: 0 }))],
    },
    ({ read }) => read('state.empty'),
  ),
}
export const OrdersFailed: StoryObj = {
  name: '订单加载失败 / Orders failed',
  play: visit({ ...orders, network: () => [fault('listOrders', '500')] }, ({ see }) =>
    see('button', 'state.retry'),
  ),
}
export const PaperOrders: StoryObj = {
  name: '论文订单 / Paper orders',
  play: visit({ at: '/personal/order/paper?status=to_be_paid', signedIn: true }),
}
export const Invoices: StoryObj = {
  name: '发票 / Invoices',
  play: visit({ at: '/personal/notes/invoice', signedIn: true }, ({ see }) =>
    see('button', 'member.invoice.request'),
  ),
}
export const Tickets: StoryObj = {
  name: '门票 / Tickets',
  play: visit({ at: '/personal/notes/tickets', signedIn: true }),
}
export const Meals: StoryObj = {
  name: '餐券 / Meal vouchers',
  play: visit({ at: '/personal/notes/mealticket', signedIn: true }),
}
export const Certificates: StoryObj = {
  name: '证书 / Certificates',
  play: visit({ at: '/personal/notes/certificate', signedIn: true }),
}
export const Genuine: StoryObj = {
  name: '证书核验：有效 / A genuine certificate [TKT-02]',
  play: visit(certificate, ({ read }) => read('verify.valid')),
}
export const Withdrawn: StoryObj = {
  name: '证书核验：已撤销 / A revoked certificate',
  play: visit(
    {
      ...certificate,
      network: () => [
        altered('verifyCertificate', (known) =>
          known.result === 'unknown'
            ? known
            : { ...known, result: 'revoked', revoked_at: '2026-12-20T02:00:00.000Z' },
        ),
      ],
    },
    ({ read }) => read('verify.revoked'),
  ),
}
export const Unknown: StoryObj = {
  name: '证书核验：查无此证 / An unknown certificate',
  play: visit(
    { ...certificate, network: () => [answer('verifyCertificate', { result: 'unknown' })] },
    ({ read }) => read('verify.unknown'),
  ),
}
