import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { dialog, element, expectNoDialog } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Search suggestions' } satisfies Meta
export default meta

export const Idle: StoryObj = {
  name: '搜索建议 · 未输入 / Nothing typed',
  ...reach('searchSuggest.idle'),
}
export const Waiting: StoryObj = {
  name: '搜索建议 · 等待输入停顿 / Waiting for a rest in typing',
  ...reach('searchSuggest.waiting'),
}
export const Loading: StoryObj = {
  name: '搜索建议 · 正在查找 / Looking for suggestions',
  ...reach('searchSuggest.loading'),
}
export const Shown: StoryObj = {
  name: '搜索建议 · 已显示 / Suggestions shown',
  ...reach('searchSuggest.shown'),
}
export const Empty: StoryObj = {
  name: '搜索建议 · 没有建议 / No suggestions',
  ...reach('searchSuggest.empty'),
}
export const Failed: StoryObj = {
  name: '搜索建议 · 未能取得 / Failed',
  ...reach('searchSuggest.failed'),
}
export const Recent: StoryObj = {
  name: '搜索建议 · 最近搜索可清除 / Recent searches, which can be cleared',
  parameters: { state: 'searchSuggest.idle' },
  play: visit(
    {
      at: '/conferences',
      before: () => localStorage.setItem('recent-searches', JSON.stringify(['石墨烯', 'rgzn', '林梅'])),
    },
    async ({ stage, press, read }) => {
      await until(() => element('main h1'))
      await stage.user.keyboard('/')
      const box = await dialog()
      await read('search.box.recent')
      await until(() => expect(box.querySelectorAll('[role="option"]')).toHaveLength(3))
      await press('search.box.clear')
      await until(() => expect(box.querySelectorAll('[role="option"]')).toHaveLength(0))
      expect(localStorage.getItem('recent-searches')).toBeNull()
    },
  ),
}
export const Keys: StoryObj = {
  name: '搜索建议 · 只用键盘 / Only with the keyboard',
  parameters: { state: 'searchSuggest.idle' },
  play: visit({ at: '/conferences' }, async ({ stage, step }) => {
    const heading = await until(() => element('main h1'))
    await step('输入时快捷键不生效 / Keys mean nothing while somebody types', async () => {
      await stage.user.type(await until(() => element('main input[name="q"]')), '/')
      expectNoDialog()
    })
    await step('Ctrl+K 打开，Esc 关闭 / Ctrl+K opens, Escape closes', async () => {
      await stage.user.click(heading as HTMLElement)
      await stage.user.keyboard('{Control>}k{/Control}')
      await dialog()
      await until(() => expect(document.activeElement?.getAttribute('name')).toBe('q'))
      await stage.user.keyboard('{Escape}')
      await until(expectNoDialog)
      await stage.user.keyboard('/')
      await dialog()
    })
  }),
}
