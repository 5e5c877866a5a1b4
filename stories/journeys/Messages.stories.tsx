import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element, userMenu } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Messages' } satisfies Meta
export default meta

export const FromMessageToTicket: StoryObj = {
  name: '支付后的消息：页头提醒 → 消息 → 门票 / Told of a payment: the dot → the message → the ticket [MEM-04] [MSG-02]',
  parameters: { state: 'session.member' },
  play: visit({ at: '/home', signedIn: true }, async ({ stage, network, step, press, read }) => {
    const header = () => element('summary', userMenu())
    const link = (address: string, within = document.body) => element(`a[href="${address}"]`, within)
    await step('页头显示有未读消息 / The header says that something is unread', async () => {
      await until(() => expect(header().textContent).toContain(stage.say('shell.user.unread', { unread: 3 })))
    })
    await step('打开消息 / Opening the messages', async () => {
      await stage.user.click(header())
      await stage.user.click(link('/message', userMenu()))
      await read('member.lead.message')
    })
    await step('全部标为已读，页头随之更新 / All are read, and the header follows', async () => {
      await until(() => expect(element('main').querySelectorAll('article')).toHaveLength(3))
      network.use(answer('countUnread', 0))
      await press('message.readAll')
      await until(() => expect(header().firstElementChild?.childElementCount).toBe(1))
    })
    await step('从消息前往门票 / From the message to the ticket', async () => {
      await stage.user.click(link('/personal/notes/tickets', element('main article')))
      await read('member.lead.tickets')
    })
  }),
}
