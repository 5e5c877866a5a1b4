import preview from '../../.storybook/preview.tsx'
import { answer, fault } from '../../mocks/handlers.ts'
import { altered, happily, siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Components/Member pages',
  component: Scene,
  args: { address: '/personal/order/conf' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(
      ...siteFrame(),
      ...visitor(),
      ...happily(
        'listOrders',
        'listCoupons',
        'listHotels',
        'listInvoices',
        'listTickets',
        'listMeals',
        'listCertificates',
        'verifyCertificate',
      ),
    )
  },
})

export const Orders = meta.story({
  name: '参会订单 / Conference orders [MEM-01]',
  play: async (stage) => pageActions(stage).see('heading', 'member.page.confOrder'),
})
export const NoOrders = meta.story({
  name: '没有订单 / No orders',
  beforeEach: ({ msw }) => msw.use(altered('listOrders', (page) => ({ ...page, list: [], total: 0 }))),
  play: async (stage) => pageActions(stage).read('state.empty'),
})
export const OrdersFailed = meta.story({
  name: '订单加载失败 / Orders failed',
  beforeEach: ({ msw }) => msw.use(fault('listOrders', '500')),
  play: async (stage) => pageActions(stage).see('button', 'state.retry'),
})
export const PaperOrders = meta.story({
  name: '论文订单 / Paper orders',
  args: { address: '/personal/order/paper?status=to_be_paid' },
})
export const Invoices = meta.story({
  name: '发票 / Invoices',
  args: { address: '/personal/notes/invoice' },
  play: async (stage) => pageActions(stage).see('button', 'member.invoice.request'),
})
export const Tickets = meta.story({ name: '门票 / Tickets', args: { address: '/personal/notes/tickets' } })
export const Meals = meta.story({
  name: '餐券 / Meal vouchers',
  args: { address: '/personal/notes/mealticket' },
})
export const Certificates = meta.story({
  name: '证书 / Certificates',
  args: { address: '/personal/notes/certificate' },
})
export const Genuine = meta.story({
  name: '证书核验：有效 / A genuine certificate [TKT-02]',
  args: { address: '/verify/cE3vX0cQz8Lr2kWb6yPj1A' },
  play: async (stage) => pageActions(stage).read('verify.valid'),
})
export const Withdrawn = meta.story({
  name: '证书核验：已撤销 / A revoked certificate',
  args: { address: '/verify/cE3vX0cQz8Lr2kWb6yPj1A' },
  beforeEach: ({ msw }) =>
    msw.use(
      altered('verifyCertificate', (known) =>
        known.result === 'unknown'
          ? known
          : { ...known, result: 'revoked', revoked_at: '2026-12-20T02:00:00.000Z' },
      ),
    ),
  play: async (stage) => pageActions(stage).read('verify.revoked'),
})
export const Unknown = meta.story({
  name: '证书核验：查无此证 / An unknown certificate',
  args: { address: '/verify/cE3vX0cQz8Lr2kWb6yPj1A' },
  beforeEach: ({ msw }) => msw.use(answer('verifyCertificate', { result: 'unknown' })),
  play: async (stage) => pageActions(stage).read('verify.unknown'),
})
