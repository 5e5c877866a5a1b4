import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/New conference' } satisfies Meta
export default meta

export const Editing: StoryObj = {
  name: '新建会议 · 正在填写 / Filling in',
  ...reach('newConference.editing'),
}
export const OutOfOrder: StoryObj = {
  name: '新建会议 · 结束日期早于开始日期 / The last day is before the first',
  ...reach('newConference.editing', {
    async act({ fill, submit, read }) {
      await fill('organizer.field.startsOn', '2027-05-01')
      await fill('organizer.field.endsOn', '2027-04-30')
      await submit()
      await read('error.endsBeforeStart')
    },
  }),
}
export const Saving: StoryObj = { name: '新建会议 · 正在创建 / Creating', ...reach('newConference.saving') }
export const Barred: StoryObj = {
  name: '新建会议 · 已无主办方资格，可查看资料 / Not approved any more: on to the organizer information',
  ...reach('newConference.barred'),
}
export const Made: StoryObj = {
  name: '新建会议 · 草稿已创建 / The draft is there',
  ...reach('newConference.made'),
}
export const Closed: StoryObj = {
  name: '新建会议 · 已关闭，什么也没有创建 / Closed, nothing was created',
  ...reach('newConference.closed'),
}
