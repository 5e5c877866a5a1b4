import { expect } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fault, refuse } from '../../mocks/handlers.ts'
import { siteFrame, visitor } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Flows/Session',
  component: Scene,
  args: { address: '/news', framed: true },
  beforeEach: ({ msw }) => msw.use(...siteFrame(), ...visitor()),
})

export const Restoring = meta.story({
  name: '会话 · 正在确认是谁 / Finding out who is here',
  parameters: { state: 'session.restoring' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(fault('getUserInfo', 'hang'))
  },
})

export const Guest = meta.story({
  name: '会话 · 访客 / A guest',
  parameters: { state: 'session.guest' },
  play: async (stage) => {
    const { page, say } = pageActions(stage)
    await expect(await page.findByRole('link', { name: say('shell.login') })).toHaveAttribute(
      'href',
      '/login?url=%2Fnews',
    )
  },
})

export const Member = meta.story({
  name: '会话 · 已登录，3 条未读消息 / Signed in, three unread messages',
  parameters: { state: 'session.member' },
  beforeEach: signedIn,
  play: async (stage) => {
    const { memberMenu } = pageActions(stage)
    await expect(await memberMenu()).toBeVisible()
  },
})

export const SigningOut = meta.story({
  name: '会话 · 正在退出 / Signing out',
  parameters: { state: 'session.signingOut' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(fault('logout', 'hang'))
  },
  play: async (stage) => {
    const { memberMenu, press } = pageActions(stage)
    await stage.userEvent.click(await memberMenu())
    await press('shell.user.signOut')
  },
})

export const Expired = meta.story({
  name: '会话 · 登录已过期，询问是否重新登录 / The login has expired',
  parameters: { state: 'session.expired.confirming' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(refuse('countUnread', 'sessionExpired'))
  },
  play: async (stage) => {
    const { see, page, say } = pageActions(stage)
    await see('alertdialog', 'shell.expired.title')
    await expect(await page.findByRole('button', { name: say('shell.cancel') })).toBeEnabled()
  },
})

export const Rejected = meta.story({
  name: '会话 · 登录在别处失效，只能重新登录 / Rejected: signing in again is the only way',
  parameters: { state: 'session.expired.forced' },
  beforeEach: ({ msw }) => {
    signedIn()
    msw.use(fault('countUnread', '401'))
  },
  play: async (stage) => {
    const { see, page, say } = pageActions(stage)
    await see('alertdialog', 'shell.expired.title')
    await expect(page.queryByRole('button', { name: say('shell.cancel') })).toBeNull()
  },
})
