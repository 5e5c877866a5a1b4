import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer } from '../../mocks/handlers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Search' } satisfies Meta
export default meta

const programme = {
  zh: '<h2>会议日程</h2><ul><li>开幕式</li><li>茶歇</li></ul><table><tr><th>题目</th><th>报告人</th></tr><tr><td>大会致辞</td><td>周文</td></tr><tr><td>人工智能发现的证明</td><td>林梅</td></tr></table>',
  en: '<h2>Programme</h2><ul><li>Opening</li><li>Coffee</li></ul><table><tr><th>Title</th><th>Speaker</th></tr><tr><td>Welcome</td><td>Wen Zhou</td></tr><tr><td>Proofs found by artificial intelligence</td><td>Mei Lin</td></tr></table>',
}

export const Talk: StoryObj = {
  name: '读者：首页 → ⌘K → 拼音 → 报告在会议日程中的位置 / A reader finds a talk: home → ⌘K → pinyin → its place in the programme [SRCH-01]',
  parameters: { state: 'session.guest' },
  play: visit(
    {
      at: '/home',
      network: (language) => {
        const { getConference } = fixturesFor(language)
        return [answer('getConference', { ...getConference, content: programme[language] })]
      },
    },
    async ({ stage, step, see }) => {
      await until(() => element('main h1'))
      await step('在首页按 ⌘K / ⌘K on the home page', async () => {
        await stage.user.keyboard('{Meta>}k{/Meta}')
        await dialog()
        await until(() => expect(document.activeElement?.getAttribute('name')).toBe('q'))
      })
      await step('输入拼音首字母 / Typing initials', async () => {
        await stage.user.keyboard('rgzn')
        await until(() => expect(element<HTMLElement>('[data-suggest]').dataset['suggest']).toBe('waiting'))
        stage.clock.increment(150)
        await until(() => expect(document.querySelectorAll('[role="option"]')).toHaveLength(3))
      })
      await step('用键盘选择报告 / Choosing the talk by keyboard', async () => {
        for (const wanted of [0, 1]) {
          await stage.user.keyboard('{ArrowDown}')
          await until(() => {
            const options = [...document.querySelectorAll('[role="option"]')]
            expect(options.findIndex((option) => option.hasAttribute('data-highlighted'))).toBe(wanted)
          })
        }
        await stage.user.keyboard('{Enter}')
        await until(expectNoDialog)
        await until(() => expect(stage.address()).toBe('/conferences/1?entry=4'))
      })
      await step('报告在日程中标出 / The talk is marked in the programme', async () => {
        const line = await until(() => element<HTMLElement>('main [data-found]'))
        expect((line as HTMLElement).textContent).toMatch(/人工智能|artificial intelligence/)
        expect(document.activeElement).toBe(line)
      })
      await see('heading', 'conf.dates')
    },
  ),
}
