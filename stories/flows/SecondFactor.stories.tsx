import type { Meta, StoryObj } from '@storybook/react-vite'

import { reach } from '../../workbench/harness/story/reach.ts'

const meta = { title: 'Flows/Second factor' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '二次验证 · 正在查询可用的方式 / Asking what can be brought',
  ...reach('secondFactor.loading'),
}
export const Failed: StoryObj = {
  name: '二次验证 · 查询失败，可重试 / Could not be asked: retry',
  ...reach('secondFactor.failed'),
}
export const ByPasskey: StoryObj = {
  name: '二次验证 · 通行密钥优先 / A passkey first [ACC-02]',
  ...reach('secondFactor.open.passkey'),
}
export const Waiting: StoryObj = {
  name: '二次验证 · 浏览器正在询问 / The browser asks for the passkey',
  ...reach('secondFactor.waiting'),
}
export const ByApp: StoryObj = {
  name: '二次验证 · 验证器应用的验证码 / The code of an app [ACC-02]',
  ...reach('secondFactor.open.totp'),
}
export const Wrong: StoryObj = {
  name: '二次验证 · 验证码错误 / A wrong code',
  ...reach('secondFactor.open.totp', {
    via: 'secondFactor.open.totp',
    by: [{ type: 'code.submit', code: '123456' }, 'xstate.error.actor.verify'],
  }),
}
export const ByRecoveryCode: StoryObj = {
  name: '二次验证 · 恢复码 / A recovery code [ACC-02]',
  ...reach('secondFactor.open.recovery'),
}
export const Checking: StoryObj = {
  name: '二次验证 · 正在核对 / Being checked',
  ...reach('secondFactor.checking'),
}
export const Blocked: StoryObj = {
  name: '二次验证 · 错误次数过多，稍后再试 / Too many wrong ones: a wait',
  ...reach('secondFactor.blocked'),
}
export const Lost: StoryObj = {
  name: '二次验证 · 都不在手边怎么办 / None of them at hand',
  ...reach('secondFactor.lost'),
}
export const Stranded: StoryObj = {
  name: '二次验证 · 此浏览器没有可用的方式 / This browser can bring none',
  ...reach('secondFactor.stranded'),
}
export const Verified: StoryObj = {
  name: '二次验证 · 通过，已登录 / Brought: signed in',
  ...reach('secondFactor.verified'),
}
export const Left: StoryObj = {
  name: '二次验证 · 放弃并退出登录 / Given up and signed out',
  ...reach('secondFactor.left'),
}
