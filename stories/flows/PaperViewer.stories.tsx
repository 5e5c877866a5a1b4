import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { answer } from '../../mocks/handlers.ts'
import { openReview } from '../../mocks/samples/reviews.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Paper viewer' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '稿件阅读 · 正在打开稿件 / Opening the paper',
  ...reach('paperViewer.loading'),
}
export const Painting: StoryObj = {
  name: '稿件阅读 · 正在绘制页面 / Painting a page',
  ...reach('paperViewer.reading.painting'),
}
export const Shown: StoryObj = {
  name: '稿件阅读 · 页面已显示 / The page is shown',
  ...reach('paperViewer.reading.shown'),
}
export const Failed: StoryObj = {
  name: '稿件阅读 · 打不开，可重试 / Cannot be shown: retry',
  ...reach('paperViewer.failed'),
}
export const Keys: StoryObj = {
  name: '稿件阅读 · 用键盘翻页、缩放 / Turned and enlarged by the keyboard',
  parameters: { state: 'paperViewer.reading.shown' },
  play: visit(
    { at: '/onlinereview?review_id=1', signedIn: true, network: () => [answer('getReview', openReview)] },
    async ({ stage }) => {
      const region = await until(() => element<HTMLElement>('main [data-paper] [role="region"]'))
      const isShown = (page: string) =>
        until(() => {
          void expect(element<HTMLSelectElement>('main select[name="page"]').value).toBe(page)
          void expect(element<HTMLElement>('main [data-paper]').dataset['painting']).toBe('false')
        })
      await isShown('1')
      const width = element<HTMLCanvasElement>('main canvas').clientWidth
      region.focus()
      await stage.user.keyboard('{PageDown}')
      await isShown('2')
      await expect(region.textContent).toContain('Methods')
      await stage.user.keyboard('{Home}+')
      await isShown('1')
      await expect(element<HTMLCanvasElement>('main canvas').clientWidth).toBeGreaterThan(width)
      await expect(region.textContent).toContain('Perovskite')
      await expect(document.activeElement).toBe(region)
    },
  ),
}
