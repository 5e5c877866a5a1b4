import type { HttpHandler } from 'msw'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answerResponse } from '../../mocks/handlers.ts'
import { onCall } from '../../mocks/onCall.ts'
import { messageLanguage } from '../../server/shared/sentences/messages.ts'
import type { CallName } from '../../src/contract/calls.ts'
import { saveRegistrationWindow, saveTicketType } from '../../src/contract/ticketSale.ts'
import type { TicketSale } from '../../src/contract/ticketSale.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Fees' } satisfies Meta
export default meta

/** The server of a conference that sells nothing yet: requests are validated by the contract, and stored. */
const emptySale = (): HttpHandler[] => {
  let sale: TicketSale = {
    ...fixturesFor('zh').getTicketSale,
    ...{ ticket_types: [], meals: [], version: 0 },
    ...{
      registration_opens_at: null,
      registration_closes_at: null,
      refund_until: null,
      certificates_at: null,
    },
  }
  const keeping = (name: CallName, change: (form: object) => TicketSale) =>
    onCall(name, async ({ request }) => {
      sale = change(Object.fromEntries(new URLSearchParams(await request.text())))
      return answerResponse('getTicketSale', sale, messageLanguage(request.headers.get('lang')))
    })
  return [
    onCall('getTicketSale', ({ request }) =>
      answerResponse('getTicketSale', sale, messageLanguage(request.headers.get('lang'))),
    ),
    keeping('saveTicketType', (form) => {
      const { name, eng_name, audience, capacity, tiers } = saveTicketType.input.parse(form)
      const counts = { retired: false, sold: 0, held: 0, waiting: 0 }
      const type = { id: 7, version: 0, name, eng_name, audience, capacity, tiers, ...counts }
      return { ...sale, ticket_types: [type] }
    }),
    keeping('saveRegistrationWindow', (form) => {
      const { conference_id: _, ...dates } = saveRegistrationWindow.input.parse(form)
      return { ...sale, ...dates, version: 1 }
    }),
  ]
}

export const Set: StoryObj = {
  name: '设置会议费用：票种与两档价格 → 报名日期 → 参会者看到的费用 / Fees of a conference are set: a type with two prices, the dates, the preview [CONF-03]',
  play: visit(
    { at: '/organizer/41/tickets', signedIn: true, network: emptySale },
    async ({ stage, step, press, answer, submit, read }) => {
      const fill = async (where: ParentNode, name: string, text: string) => {
        const field = await until(() => element<HTMLInputElement>(`input[name="${name}"]`, where))
        await stage.user.clear(field)
        await stage.user.type(field, text)
      }
      await step('还缺什么 / What is missing', async () => {
        await read('sale.gap.registrationWindow')
        await read('sale.gap.ticketType')
      })
      await step('一个票种，两档价格 / A ticket type with two prices', async () => {
        await press('sale.type.add')
        const box = await dialog()
        await until(() => expect(box.contains(document.activeElement)).toBe(true))
        await answer('sale.price.add')
        for (const [name, text] of [
          ['name', '普通代表'],
          ['eng_name', 'Regular participant'],
          ['capacity', '300'],
          ['tiers.0.name', '早鸟价'],
          ['tiers.0.eng_name', 'Early bird'],
          ['tiers.0.amount', '1,200'],
          ['tiers.0.until', '2027-03-01T00:00'],
          ['tiers.1.name', '标准价'],
          ['tiers.1.eng_name', 'Regular price'],
          ['tiers.1.amount', '￥1600.50'],
        ] as const)
          await fill(box, name, text)
        await submit()
        await until(expectNoDialog)
        await read('sale.saved')
      })
      await step('报名日期 / The dates of registration', async () => {
        const main = element('main')
        await fill(main, 'registration_opens_at', '2027-01-01T09:00')
        await fill(main, 'registration_closes_at', '2027-04-25T23:59')
        await press('sale.window.save')
        await until(() => expect(document.querySelector('main [role="status"] strong')).toBeNull())
      })
      await step('参会者看到的费用 / What visitors see', async () => {
        const seen = await until(() => element('section[aria-labelledby="sale-preview"] tbody tr'))
        expect(seen.textContent).toContain('1,200.00')
        expect(seen.textContent).toContain('1,600.50')
      })
    },
  ),
}
