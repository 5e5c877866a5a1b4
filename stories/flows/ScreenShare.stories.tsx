import type { Meta, StoryObj } from '@storybook/react-vite'

import { LiveError } from '../../src/contract/room/ports.ts'
import { failed } from '../../src/machines/shared/model.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Screen share' } satisfies Meta
export default meta

export const Off: StoryObj = {
  name: '共享屏幕 · 关闭选择窗口不算失败 / Closing the picker is no failure',
  ...reach('screenShare.off', { by: ['screen.share', 'xstate.error.actor.startScreen'] }),
}
export const Starting: StoryObj = {
  name: '共享屏幕 · 正在选择 / Choosing what to share',
  ...reach('screenShare.starting'),
}
export const On: StoryObj = { name: '共享屏幕 · 正在共享 / [LIVE-03] Sharing', ...reach('screenShare.on') }
export const Stopping: StoryObj = {
  name: '共享屏幕 · 在浏览器中停止 / Stopped by the browser’s own bar',
  ...reach('screenShare.stopping', { via: 'screenShare.on', by: ['screen.ended'] }),
}
export const Failed: StoryObj = {
  name: '共享屏幕 · 失败 / [LIVE-07] Failed',
  ...reach('screenShare.failed', {
    by: ['screen.share', failed('startScreen', new LiveError('denied', 'screen'))],
  }),
}
