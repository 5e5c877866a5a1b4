import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/First run' } satisfies Meta
export default meta

export const Loading: StoryObj = { name: '初始化 · 正在查询进度 / Loading', ...reach('firstRun.loading') }
export const Failed: StoryObj = { name: '初始化 · 查询失败 / Failed: retry', ...reach('firstRun.failed') }
export const Gone: StoryObj = { name: '初始化 · 站点已设置好 / No such page', ...reach('firstRun.gone') }
export const Code: StoryObj = { name: '初始化 · 输入初始化码 / The code', ...reach('firstRun.code.asking') }
export const Claiming: StoryObj = {
  name: '初始化 · 正在核对 / Checking the code',
  ...reach('firstRun.code.claiming'),
}
export const Taken: StoryObj = {
  name: '初始化 · 另一个浏览器正在设置 / Another browser leads it',
  ...reach('firstRun.taken'),
}
export const Administrator: StoryObj = {
  name: '初始化 · 管理员 / The administrator',
  ...reach('firstRun.administrator.editing'),
}
export const MakingAdministrator: StoryObj = {
  name: '初始化 · 正在创建管理员 / Making the administrator',
  ...reach('firstRun.administrator.saving'),
}
export const Site: StoryObj = { name: '初始化 · 站点名称 / The site', ...reach('firstRun.site.editing') }
export const SavingSite: StoryObj = { name: '初始化 · 正在保存 / Saving', ...reach('firstRun.site.saving') }
export const Mail: StoryObj = { name: '初始化 · 邮件 / Mail', ...reach('firstRun.mail.editing') }
export const SendingMail: StoryObj = {
  name: '初始化 · 正在发送测试邮件 / Sending a test mail',
  ...reach('firstRun.mail.saving'),
}
export const PassingMail: StoryObj = {
  name: '初始化 · 邮件留待以后 / Leaving the mail for later',
  ...reach('firstRun.mail.passing'),
}
export const Payment: StoryObj = { name: '初始化 · 支付 / Payment', ...reach('firstRun.payment.editing') }
export const PassingPayment: StoryObj = {
  name: '初始化 · 支付已阅 / Going on',
  ...reach('firstRun.payment.passing'),
}
export const Organizer: StoryObj = {
  name: '初始化 · 首个主办方 / The first organizer',
  ...reach('firstRun.organizer.editing'),
}
export const Inviting: StoryObj = {
  name: '初始化 · 正在邀请 / Inviting',
  ...reach('firstRun.organizer.saving'),
}
export const PassingOrganizer: StoryObj = {
  name: '初始化 · 主办方留待以后 / Leaving the organizer for later',
  ...reach('firstRun.organizer.passing'),
}
export const Ready: StoryObj = { name: '初始化 · 准备就绪 / Ready', ...reach('firstRun.ready.resting') }
export const Finishing: StoryObj = {
  name: '初始化 · 正在完成 / Finishing',
  ...reach('firstRun.ready.finishing'),
}
export const Finished: StoryObj = { name: '初始化 · 已完成 / Finished', ...reach('firstRun.finished') }
