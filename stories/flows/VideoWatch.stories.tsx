import type { Meta, StoryObj } from '@storybook/react-vite'

import { callError } from '../../mocks/samples/payloads.ts'
import { failed } from '../../src/machines/shared/model.ts'
import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Watching a video' } satisfies Meta
export default meta

export const Loading: StoryObj = { name: '观看视频 · 正在加载 / Loading', ...reach('videoWatch.loading') }
export const Failed: StoryObj = {
  name: '观看视频 · 加载失败，可重试 / Failed: retry',
  ...reach('videoWatch.failed'),
}
export const Missing: StoryObj = {
  name: '观看视频 · 没有可播放的录像 / Nothing recorded',
  ...reach('videoWatch.missing'),
}
export const SignedOut: StoryObj = {
  name: '观看视频 · 登录后观看 / Sign in to watch',
  ...reach('videoWatch.signedOut'),
}
export const Locked: StoryObj = {
  name: '观看视频 · 将使用一次免费观看 / Spends a free view [MEM-02]',
  ...reach('videoWatch.locked'),
}
export const NoFreeViews: StoryObj = {
  name: '观看视频 · 免费观看在别处用完 / Used up in another tab [MEM-02]',
  ...reach('videoWatch.noFreeViews', {
    by: [
      'xstate.done.actor.fetchVideo',
      'watch.open',
      failed('openVideo', callError('refused', 'noFreeViews')),
    ],
  }),
}
export const Opening: StoryObj = { name: '观看视频 · 正在打开 / Opening', ...reach('videoWatch.opening') }
export const Choosing: StoryObj = {
  name: '观看视频 · 从 12:34 继续或从头播放 / Continue from 12:34, or from the start',
  ...reach('videoWatch.choosing'),
}
export const Watching: StoryObj = { name: '观看视频 · 观看 / Watching', ...reach('videoWatch.watching') }
