import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Locale switch' } satisfies Meta
export default meta

export const Settled: StoryObj = {
  name: '语言 · 当前语言 / The present language',
  ...reach('localeSwitch.settled'),
}
export const Switching: StoryObj = {
  name: '语言 · 正在切换，旧文字先留着 / Switching: the old texts stay until the new ones are here',
  ...reach('localeSwitch.switching'),
}
