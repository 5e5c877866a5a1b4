import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer } from '../../mocks/handlers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Reading' } satisfies Meta
export default meta

export const Headline: StoryObj = {
  name: '读者：首页 → 头条 → 搜索 → 阅读 → 收藏 / A reader: home → headlines → search → reading → saved [PUB-01]',
  parameters: { state: 'session.member' },
  play: visit(
    { at: '/home', signedIn: true, network: () => [answer('collect', { collected: true })] },
    async ({ stage, step, read, fill, press }) => {
      await step('从首页打开头条 / From the home page to the headlines', async () => {
        await stage.user.click(await until(() => element<HTMLElement>('main a[href="/news"]')))
        await read('news.lead')
      })
      await step('搜索 / Searching', async () => {
        await fill('news.q', '英文')
        await press('news.find')
        await until(() => expect(stage.address()).toContain('/news?q='))
      })
      await step('打开一篇 / Opening one', async () => {
        await stage.user.click(await until(() => element<HTMLElement>('main article a[href="/news/2"]')))
        await read('news.related')
      })
      await step('收藏 / Saving it', async () => {
        await press('conf.collect')
        await until(() => expect(element('main button[aria-pressed]').ariaPressed).toBe('true'))
      })
    },
  ),
}
