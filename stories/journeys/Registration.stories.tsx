import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { payment, unpaidOrder } from '../../mocks/samples/payPayloads.ts'
import { openConference, waiting, withOffers } from '../../mocks/samples/registrations.ts'
import { announceUnread } from '../../src/services/unreadChannel.ts'
import { altered } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element, dialog } from '../../workbench/harness/stage/pageActions.ts'
import { openDates } from '../../workbench/harness/stage/registration.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Registration' } satisfies Meta
export default meta

const link = (address: string) => element<HTMLElement>(`main a[href="${address}"]`)
const draft = { name: '林梅', affiliation: '某大学', email: 'linmei@example.com' }

export const ToInvoice: StoryObj = {
  name: '从会议到发票：报名 → 支付 → 门票 → 申请发票 / From a conference to its invoice: register → pay → ticket → invoice [ORD-01] [INV-01]',
  parameters: { state: 'session.member' },
  play: visit(
    {
      at: '/conferences/3',
      signedIn: true,
      network: () => [
        altered('getConference', openDates),
        answer('getDraft', { draft, known: {} }),
        answer('placeOrder', { order_id: 17, state: 'to_be_paid' }),
        answer('getOrder', unpaidOrder),
        answer('startPayment', payment),
        answer('getPayment', { ...payment, order_state: 'to_be_paid' }),
      ],
    },
    async ({ stage, network, step, read, press, fill, submit }) => {
      await step('从会议页面开始报名 / Registering from the page of the conference', async () => {
        await stage.user.click(await until(() => link('/conferences/3/register')))
        await read('register.title')
      })
      await step('选择票种并提交 / Choosing a ticket and sending the form', async () => {
        await stage.user.click(await until(() => element('main input[name="ticket_type_id"]')))
        await press('register.submit')
        await read('pay.title')
      })
      await step('支付 / Paying', async () => {
        await stage.user.click(await until(() => element('input[value="sandbox"]')))
        await submitPayment(stage)
        await read('pay.open.sandbox')
        network.use(
          answer('getPayment', { ...payment, state: 'confirmed', order_state: 'paid' }),
          answer('getOrder', { ...unpaidOrder, state: 'paid', paid_at: '2026-01-01T00:10:00.000Z' }),
        )
        await until(() => {
          stage.clock.increment(2_000)
          expect(element('main').textContent).toContain(stage.say('pay.paid.title'))
        })
      })
      await step('查看门票 / Looking at the ticket', async () => {
        await stage.user.click(link('/personal/notes/tickets'))
        await read('member.lead.tickets')
      })
      await step('申请发票 / Asking for the invoice', async () => {
        await stage.user.click(await until(() => element('nav a[href="/personal/notes/invoice"]')))
        await press('member.invoice.request')
        await dialog()
        await fill('member.invoice.title', '北京某某科技有限公司')
        await fill('member.invoice.taxNo', '91110000101623741K')
        await fill('member.invoice.email', 'finance@example.com')
        await submit()
        await read('member.invoice.saved')
      })
    },
  ),
}

export const FreedPlace: StoryObj = {
  name: '候补：名额已满 → 候补 → 名额空出 → 报名 / Waiting list: full → waiting → a place becomes free → it is taken [ORD-01] [MSG-01]',
  parameters: { state: 'session.member' },
  play: visit(
    {
      at: '/conferences/3/register',
      signedIn: true,
      network: () => [
        answer('getConference', openConference),
        answer('getDraft', { draft: { ...draft, ticket_type_id: '33' }, known: {} }),
        answer('joinWaitlist', waiting),
        answer('placeOrder', { order_id: 17, state: 'to_be_paid' }),
        answer('getOrder', unpaidOrder),
      ],
    },
    async ({ network, step, read, press }) => {
      await step('名额已满，加入候补 / It is full: joining the waiting list', async () => {
        await read('register.soldOut.text')
        await press('register.wait')
        await read('register.listed')
      })
      await step(
        '名额空出，页面随即可以报名 / A place becomes free, and the open page takes the form',
        async () => {
          network.use(answer('getConference', withOffers))
          announceUnread()
          await read('register.offered')
        },
      )
      await step('报名并前往支付 / Registering, and on to the payment', async () => {
        await press('register.submit')
        await read('pay.title')
      })
    },
  ),
}

const submitPayment = async ({ user }: { user: { click(target: Element): Promise<void> } }) => {
  await user.click(
    await until(() => {
      const buttons = [...document.querySelectorAll('main button')]
      const pay = buttons.findLast((button) => button.checkVisibility())
      if (pay === undefined) throw new Error('There is no button')
      return pay
    }),
  )
}
