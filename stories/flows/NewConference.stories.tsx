import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/New conference' } satisfies Meta
export default meta

export const Titles: StoryObj = {
  name: '新建会议 · 第一步：名称 / First step: titles',
  ...reach('newConference.titles'),
}
export const Days: StoryObj = {
  name: '新建会议 · 第二步：日期与时区 / Second step: days and time zone',
  ...reach('newConference.days'),
}
export const OutOfOrder: StoryObj = {
  name: '新建会议 · 结束日期早于开始日期 / The last day is before the first',
  ...reach('newConference.days', {
    async act({ fill, submit, read }) {
      await fill('organizer.field.starts_on', '2027-05-01')
      await fill('organizer.field.ends_on', '2027-04-30')
      await submit()
      await read('error.endsBeforeStart')
    },
  }),
}
export const Place: StoryObj = {
  name: '新建会议 · 第三步：学科与地点 / Third step: subject and place',
  ...reach('newConference.place'),
}
export const Back: StoryObj = {
  name: '新建会议 · 返回上一步，已填内容仍在 / A step back: what was typed is there',
  ...reach('newConference.place', {
    async act({ answer, fill }) {
      await fill('organizer.field.place', '合肥')
      await answer('organizer.step.back')
      await screen.findByDisplayValue('2027-05-01')
      await answer('organizer.step.next')
      await screen.findByDisplayValue('合肥')
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
