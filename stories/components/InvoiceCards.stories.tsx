import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { InvoiceCard } from '../../src/components/pay/Invoice/InvoiceCard.tsx'
import type { InvoiceCard as Invoice } from '../../src/contract/invoice.ts'

const meta = { title: 'Components/Invoice cards', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const shown = (change: Partial<Invoice>) => ({
  render: (_args: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <>
      {fixturesFor(globals['locale'] === 'en' ? 'en' : 'zh').listInvoices.list.map((invoice) => (
        <InvoiceCard key={invoice.id} invoice={{ ...invoice, ...change }} onEdit={fn()} />
      ))}
    </>
  ),
})

const form: Invoice['form'] = {
  invoice_type: 'special',
  title_type: 'company',
  title: '能源材料（上海）有限公司',
  tax_no: '91110000101623741K',
  content: 'conference',
  email: 'linmei@example.com',
}
const issued: Invoice['documents'][number] = {
  id: 1,
  kind: 'issue',
  number: '26112000000000000017',
  refers_to: null,
  at: '2026-11-20T02:00:00.000Z',
  url: '/files/invoice/1.pdf',
  official_url: '/files/invoice-official/1',
}
const reversal: Invoice['documents'][number] = {
  ...issued,
  id: 2,
  kind: 'reversal',
  number: '26112000000000000018',
  refers_to: issued.number,
  url: '/files/invoice/2.pdf',
  official_url: '/files/invoice-official/2',
}

export const NotInvoiced: StoryObj<typeof meta> = { name: '未开票 / Not invoiced [INV-01]', ...shown({}) }
export const Returned: StoryObj<typeof meta> = {
  name: '被退回，附原因 / Came back with a reason',
  ...shown({ form, return_reason: '抬头与营业执照不符' }),
}
export const Waiting: StoryObj<typeof meta> = {
  name: '待开票，可修改 / To be invoiced, can be changed',
  ...shown({ form, label: 'to_be_invoiced', state: 'to_be_invoiced.waiting' }),
}
export const PickedUp: StoryObj<typeof meta> = {
  name: '待开票，已受理 / To be invoiced, picked up',
  ...shown({ form, label: 'to_be_invoiced', state: 'to_be_invoiced.picked_up' }),
}
export const Invoiced: StoryObj<typeof meta> = {
  name: '已开票 / Invoiced',
  ...shown({ form, label: 'invoiced', state: 'invoiced', documents: [issued] }),
}
export const Reversed: StoryObj<typeof meta> = {
  name: '已冲红，可重新申请 / Reversed, can be asked for again',
  ...shown({ form, documents: [issued, reversal] }),
}
