import type { Meta, StoryObj } from '@storybook/react-vite'

import { altered } from '../../workbench/harness/stage/answers.ts'
import { reach } from '../../workbench/harness/story/reach.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Flows/Setting up the second factor' } satisfies Meta
export default meta

export const Loading: StoryObj = {
  name: '设置二次验证 · 正在读取 / Loading',
  ...reach('factorEnrolment.loading'),
}
export const Failed: StoryObj = {
  name: '设置二次验证 · 读取失败 / Could not be loaded',
  ...reach('factorEnrolment.failed'),
}
export const Open: StoryObj = {
  name: '设置二次验证 · 通行密钥、验证器应用、恢复码 / Passkeys, app and codes [ACC-02]',
  ...reach('factorEnrolment.open'),
}
export const Nothing: StoryObj = {
  name: '设置二次验证 · 尚未设置，管理员必须设置 / Nothing yet, and required [ACC-02]',
  parameters: { state: 'factorEnrolment.open' },
  play: visit(
    {
      at: '/account/security',
      signedIn: true,
      network: () => [
        altered('getFactors', () => ({ passkeys: [], totp_since: null, recovery_left: 0, required: true })),
      ],
    },
    ({ read }) => read('security.state.required'),
  ),
}
export const Confirming: StoryObj = {
  name: '设置二次验证 · 移除前先确认 / Asked before something is removed',
  ...reach('factorEnrolment.confirming'),
}
export const Creating: StoryObj = {
  name: '设置二次验证 · 浏览器正在创建通行密钥 / The browser makes a passkey',
  ...reach('factorEnrolment.creating'),
}
export const Saving: StoryObj = {
  name: '设置二次验证 · 正在保存 / Saving',
  ...reach('factorEnrolment.saving'),
}
export const SettingUp: StoryObj = {
  name: '设置二次验证 · 扫码绑定验证器应用 / The app scans its secret [ACC-02]',
  ...reach('factorEnrolment.settingUp'),
}
export const Codes: StoryObj = {
  name: '设置二次验证 · 恢复码只显示一次 / Recovery codes are shown once [ACC-02]',
  ...reach('factorEnrolment.codesShown'),
}
export const Refreshing: StoryObj = {
  name: '设置二次验证 · 正在刷新 / Fetching what there is now',
  ...reach('factorEnrolment.refreshing'),
}
export const Refused: StoryObj = {
  name: '设置二次验证 · 管理员的最后一种不能移除 / An administrator’s last one stays',
  ...reach('factorEnrolment.open', {
    via: 'factorEnrolment.confirming',
    by: ['wish.confirm', 'xstate.error.actor.saveChange'],
  }),
}
export const Proving: StoryObj = {
  name: '设置二次验证 · 更改前再次验证 / The second factor is asked for first',
  ...reach('factorEnrolment.proving'),
}
export const Stale: StoryObj = {
  name: '设置二次验证 · 登录已久，需重新登录 / The sign-in is too long ago',
  ...reach('factorEnrolment.stale'),
}
