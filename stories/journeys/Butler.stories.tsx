import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import { recordAt } from '../../mocks/records.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Butler' } satisfies Meta
export default meta

export const Enquiry: StoryObj = {
  name: '会员：首页 → 会务管家 → 咨询 → 收到答复 → 回复 / A member: home → the butler → asking → an answer → a reply [BUT-01]',
  parameters: { state: 'session.member' },
  play: visit(
    {
      at: '/home',
      signedIn: true,
      network: (language) => {
        const [answered] = fixturesFor(language).listEnquiries.list
        const world = { sent: false, replied: false }
        const enquiry = () => {
          if (answered === undefined) throw new Error('there is no enquiry')
          return world.replied
            ? { ...answered, state: 'received' as const, version: 2, turns: [...answered.turns, reply] }
            : answered
        }
        const reply = { by: 'member' as const, text: '含设备吗？', at: '2026-11-22T01:00:00.000Z' }
        return [
          answer('listEnquiries', () => ({
            list: world.sent ? [enquiry()] : [],
            total: world.sent ? 1 : 0,
            page: 1,
            page_size: 12,
            contact: '',
            reach: '',
          })),
          answer('sendEnquiry', () => {
            world.sent = true
            return fixturesFor(language).sendEnquiry
          }),
          answer('fireRecord', () => {
            world.replied = true
            return recordAt(language, 'enquiry', 'received', { version: 2 })
          }),
        ]
      },
    },
    async ({ stage, step, read, fill, press, submit }) => {
      await step('从首页进入会务管家 / From the home page to the butler', async () => {
        await stage.user.click(await until(() => element<HTMLElement>('main a[href="/butler"]')))
        await read('butler.services')
        await read('butler.enquiries.none')
      })
      await step('提交咨询 / Asking', async () => {
        await fill('butler.field.contact', '林梅')
        await fill('butler.field.reach', 'linmei@example.org')
        await fill('butler.field.question', '12 月 4 日两场大会报告需要同传，怎么收费？')
        await press('butler.send')
        await read('butler.sent')
      })
      await step('看到答复并继续咨询 / Reading the answer, and asking further', async () => {
        await press('butler.reply')
        await dialog()
        await fill('butler.followUp.field', '含设备吗？')
        await submit()
        await until(() => expect(document.querySelectorAll('#enquiry-1 li')).toHaveLength(3))
      })
    },
  ),
}
