import type { Meta, StoryObj } from '@storybook/react-vite'

import { refuse } from '../../mocks/handlers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Preview as' } satisfies Meta
export default meta

export const Choosing: StoryObj = {
  name: '预览会议页面 · 正在选择 / Choosing',
  ...reach('previewAs.choosing'),
}
export const Opening: StoryObj = {
  name: '预览会议页面 · 正在准备 / Preparing',
  ...reach('previewAs.opening'),
}
export const Loading: StoryObj = {
  name: '预览会议页面 · 正在加载页面 / Loading the page',
  ...reach('previewAs.loading'),
}
export const Shown: StoryObj = { name: '预览会议页面 · 正在显示 / Shown', ...reach('previewAs.shown') }
export const Failed: StoryObj = {
  name: '预览会议页面 · 无法预览，可重试 / Could not be previewed: retry',
  ...reach('previewAs.failed'),
}
export const InPast: StoryObj = {
  name: '预览会议页面 · 时间已过，在字段旁说明 / A moment that is over: said at its field',
  parameters: { state: 'previewAs.failed' },
  play: visit(
    {
      at: '/organizer/1/preview',
      signedIn: true,
      network: () => [refuse('openPreview', 'previewInPast', { field: 'at' })],
    },
    async ({ stage, fill, press, read }) => {
      const moment = await until(() => element<HTMLSelectElement>('select[name="moment"]'))
      await stage.user.selectOptions(moment, 'other')
      await fill('preview.at', '2026-11-21T10:00')
      await press('preview.open')
      await until(() => expect(element('input[name="at"]').getAttribute('aria-invalid')).toBe('true'))
      await read('preview.at')
    },
  ),
}
export const Unknown: StoryObj = {
  name: '预览会议页面 · 不存在或无权查看 / No such conference, or not theirs',
  parameters: { state: 'previewAs.choosing' },
  play: visit(
    {
      at: '/organizer/1/preview',
      signedIn: true,
      network: () => [refuse('getPreviewChoices', 'notFound', { field: 'conference_id' })],
    },
    ({ see }) => see('heading', 'page.404.title'),
  ),
}
