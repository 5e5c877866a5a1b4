import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Lifecycles/Account deletion' } satisfies Meta
export default meta

export const Open: StoryObj = { name: '账号注销 · 未申请 / Not asked for', ...reach('accountDeletion.open') }
export const Requested: StoryObj = {
  name: '账号注销 · 已申请，14 天内可撤销 / Asked for, can be taken back',
  ...reach('accountDeletion.requested'),
}
export const Cancelled: StoryObj = {
  name: '账号注销 · 已撤销，账号保留 / Taken back: the account stays',
  ...reach('accountDeletion.cancelled'),
}
export const Done: StoryObj = {
  name: '账号注销 · 已注销 / The account is deleted',
  ...reach('accountDeletion.done'),
}
