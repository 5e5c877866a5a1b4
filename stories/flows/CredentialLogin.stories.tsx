import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fault, refuse } from '../../mocks/handlers.ts'
import { happily, loginPage } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import type { Stage } from '../../workbench/harness/scene/pageActions.ts'
import { signInWithPassword } from '../../workbench/harness/scene/login.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Credential login',
  component: Scene,
  args: { address: '/login' },
  beforeEach: ({ msw }) => msw.use(...loginPage()),
})

const openForm = async (stage: Stage) => {
  const hands = pageActions(stage)
  await hands.openTab('login.tab.password')
  return hands
}

export const Editing = meta.story({
  name: '密码登录 · 填写 / Filling in account and password',
  parameters: { state: 'credentialLogin.editing' },
  play: async (stage) => {
    const hands = await openForm(stage)
    await expect(await hands.passwordField()).toBeVisible()
  },
})

export const Gating = meta.story({
  name: '密码登录 · 等待同意条款 / Waiting for consent',
  parameters: { state: 'credentialLogin.gating' },
  play: async (stage) => {
    const hands = await openForm(stage)
    await hands.fillPassword('13800138000', 'correct horse')
    await hands.press('login.submit.password')
    await hands.page.findByRole('dialog')
  },
})

export const Submitting = meta.story({
  name: '密码登录 · 正在登录 / Signing in',
  parameters: { state: 'credentialLogin.submitting' },
  beforeEach: ({ msw }) => msw.use(fault('loginByPassword', 'hang')),
  play: async (stage) => {
    await signInWithPassword(stage)
  },
})

export const Settling = meta.story({
  name: '密码登录 · 账号或密码错误，输入保留 / Wrong account or password, nothing typed is lost',
  parameters: { state: 'credentialLogin.settling' },
  beforeEach: ({ msw }) => msw.use(refuse('loginByPassword', 'accountOrPasswordWrong')),
  play: async (stage) => {
    const hands = await signInWithPassword(stage)
    await expect(await hands.passwordField()).toHaveValue('correct horse')
  },
})

export const LoggedIn = meta.story({
  name: '密码登录 · 已登录，回到原处 / Signed in and on the way back',
  parameters: { state: 'credentialLogin.loggedIn' },
  beforeEach: ({ msw }) => msw.use(...happily('loginByPassword')),
  play: async (stage) => {
    const { page } = await signInWithPassword(stage)
    await expect(await page.findByRole('note')).toHaveTextContent('/home')
  },
})
