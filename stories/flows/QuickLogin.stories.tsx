import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { happily, loginPage } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { typePhone } from '../../workbench/harness/scene/login.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Quick login',
  component: Scene,
  args: { address: '/login' },
  beforeEach: ({ msw }) => msw.use(...loginPage()),
})

export const Phone = meta.story({
  name: '快捷登录 · 手机号 / By phone code',
  parameters: { state: 'quickLogin.phone' },
  play: async (stage) => {
    const { page, say } = await typePhone(stage)
    await expect(await page.findByRole('textbox', { name: say('login.phone') })).toHaveValue('13800138000')
  },
})

export const Email = meta.story({
  name: '快捷登录 · 邮箱 / By e-mail code',
  parameters: { state: 'quickLogin.email' },
  play: async (stage) => {
    const { see, press, openTab } = pageActions(stage)
    await openTab('login.tab.quick')
    await press('login.useEmail')
    await see('textbox', 'login.email')
  },
})

export const LoggedIn = meta.story({
  name: '快捷登录 · 已登录 / Signed in by code',
  parameters: { state: 'quickLogin.loggedIn' },
  beforeEach: ({ msw }) => msw.use(...happily('loginByPhone')),
  play: async (stage) => {
    const { page, press, fill, tickTerms } = await typePhone(stage)
    await fill('login.code', '123456')
    await tickTerms()
    await press('login.submit')
    await expect(await page.findByRole('note')).toHaveTextContent('/home')
  },
})
