import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Conference' } satisfies Meta
export default meta

export const NotStarted: StoryObj = {
  name: '会议进程 · 未开始，可提前一天开始 / Not started: can begin a day early',
  ...reach('conference.not_started'),
}
export const Ongoing: StoryObj = { name: '会议进程 · 进行中 / Ongoing', ...reach('conference.ongoing') }
export const Paused: StoryObj = {
  name: '会议进程 · 已暂停，原因可见 / Paused, with the reason',
  ...reach('conference.paused'),
}
export const Ended: StoryObj = { name: '会议进程 · 已结束 / Ended', ...reach('conference.ended') }
