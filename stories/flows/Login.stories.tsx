import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { answer } from '../../mocks/handlers.ts'
import { altered, happily, loginPage } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { signInWithPassword } from '../../workbench/harness/scene/login.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Login',
  component: Scene,
  args: { address: '/login' },
  beforeEach: ({ msw }) => msw.use(...loginPage()),
})

export const ByScan = meta.story({
  name: '登录 · 微信扫码 / By scanning a QR code',
  parameters: { state: 'login.choosing.scan' },
  play: async (stage) => {
    const { see } = pageActions(stage)
    await see('img', 'login.scan.code')
  },
})

export const ByCode = meta.story({
  name: '登录 · 验证码快捷登录 / By a one-time code',
  parameters: { state: 'login.choosing.quick' },
  play: async (stage) => {
    const { see, openTab } = pageActions(stage)
    await openTab('login.tab.quick')
    await see('textbox', 'login.phone')
  },
})

export const ByPassword = meta.story({
  name: '登录 · 账号密码 / By password',
  parameters: { state: 'login.choosing.password' },
  play: async (stage) => {
    const hands = pageActions(stage)
    await hands.openTab('login.tab.password')
    await expect(await hands.passwordField()).toBeVisible()
  },
})

export const Binding = meta.story({
  name: '登录 · 扫码后绑定手机 / After the scan: binding a phone',
  parameters: { state: 'login.binding' },
  args: { delays: { poll: 20 } },
  beforeEach: ({ msw }) => msw.use(answer('checkScene', { status: 'confirmed', openid: 'o-1' })),
  play: async (stage) => {
    const { see, press } = pageActions(stage)
    await press('login.terms.accept')
    await see('dialog', 'login.bind.title')
  },
})

export const Profiling = meta.story({
  name: '登录 · 首次登录，补充研究方向 / First visit: asking for preferences',
  parameters: { state: 'login.profiling' },
  beforeEach: ({ msw }) =>
    msw.use(
      altered('loginByPassword', (session) => ({ ...session, loginauth: 0 })),
      ...happily('getSubjects'),
    ),
  play: async (stage) => {
    const { see } = await signInWithPassword(stage)
    await see('dialog', 'login.profile.title')
  },
})

export const Left = meta.story({
  name: '登录 · 完成，回到来时的页面 / Done, back to where the visitor came from',
  parameters: { state: 'login.left' },
  args: { address: '/login?url=/helpCenter/openmeeting' },
  beforeEach: ({ msw }) => msw.use(...happily('loginByPassword')),
  play: async (stage) => {
    const { page } = await signInWithPassword(stage)
    await expect(await page.findByRole('note')).toHaveTextContent('/helpCenter/openmeeting')
  },
})
