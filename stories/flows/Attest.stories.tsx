import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Organizer information' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '主办方资料 · 正在加载 / Loading',
  ...reach('organizerApplication.loading'),
}
export const Failed: StoryObj = {
  name: '主办方资料 · 加载失败 / Could not be loaded',
  ...reach('organizerApplication.failed'),
}
export const Fresh: StoryObj = {
  name: '主办方资料 · 首次填写，缺的项目逐一指出 / For the first time: what is missing is shown [ORG-03]',
  ...reach('organizerApplication.filling.fresh', {
    async act({ fill, press }) {
      await fill('attest.field.name', '')
      await press('attest.submit')
    },
  }),
}
export const Returned: StoryObj = {
  name: '主办方资料 · 审核未通过，说明原因 / Rejected, with the reason [ORG-03]',
  ...reach('organizerApplication.filling.returned'),
}
export const Revoked: StoryObj = {
  name: '主办方资料 · 资格已被收回 / The approval was taken back',
  ...reach('organizerApplication.filling.revoked'),
}
export const Amending: StoryObj = {
  name: '主办方资料 · 修改已通过的资料 / Changing what was approved',
  ...reach('organizerApplication.amending.editing'),
}
export const Warned: StoryObj = {
  name: '主办方资料 · 代码校验位不符，可以仍然提交 / Wrong check digit: submit it anyway',
  ...reach('organizerApplication.filling.warned'),
}
export const Saving: StoryObj = {
  name: '主办方资料 · 正在提交 / Submitting',
  ...reach('organizerApplication.filling.saving'),
}
export const AmendingWarned: StoryObj = {
  name: '主办方资料 · 变更的代码校验位不符 / Wrong check digit in a change',
  ...reach('organizerApplication.amending.warned'),
}
export const AmendingSaved: StoryObj = {
  name: '主办方资料 · 正在提交变更 / Submitting a change',
  ...reach('organizerApplication.amending.saving'),
}
export const UnderReview: StoryObj = {
  name: '主办方资料 · 等待审核 / Waiting for review [ORG-03]',
  ...reach('organizerApplication.underReview'),
}
export const Withdrawing: StoryObj = {
  name: '主办方资料 · 正在撤回 / Being taken back',
  ...reach('organizerApplication.withdrawing'),
}
export const Approved: StoryObj = {
  name: '主办方资料 · 已通过 / Approved [ORG-01]',
  ...reach('organizerApplication.approved'),
}
export const Changing: StoryObj = {
  name: '主办方资料 · 变更审核中，照常使用 / A change under review, the site stays open [ORG-03]',
  ...reach('organizerApplication.changing'),
}
