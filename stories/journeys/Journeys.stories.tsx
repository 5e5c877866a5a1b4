import { expect, waitFor } from 'storybook/test'

import preview from '../../.storybook/preview.tsx'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse, refusalResponse } from '../../mocks/handlers.ts'
import { messageLanguage } from '../../server/shared/sentences/messages.ts'
import { altered, happily, homePage, inTurn, loginPage } from '../../workbench/harness/scene/answers.ts'
import { pageActions } from '../../workbench/harness/scene/pageActions.ts'
import { openBindDialog, signInWithPassword, typePhone } from '../../workbench/harness/scene/login.ts'
import { Scene } from '../../workbench/harness/scene/Scene.tsx'
import { signedIn } from '../../workbench/harness/scene/visit.ts'

const meta = preview.meta({
  title: 'Journeys/Signing in',
  component: Scene,
  args: { address: '/home', framed: true, follows: true },
  beforeEach: ({ msw }) => msw.use(...loginPage(), ...homePage()),
})

export const FirstVisit = meta.story({
  name: '首次来访：手机验证码登录 → 研究方向 → 首页 / First visit: phone code → preferences → home',
  parameters: { state: 'session.member' },
  beforeEach: ({ msw }) =>
    msw.use(
      altered('loginByPhone', (session) => ({ ...session, loginauth: 0 })),
      ...happily('sendLoginCode', 'getSubjects', 'saveProfile'),
    ),
  play: async (stage) => {
    const { userEvent, globals, step } = stage
    const { page, memberMenu, say, press, fill, read, see, tickTerms } = pageActions(stage)
    await step('访客从首页去登录 / A guest goes from the home page to the login', async () => {
      await read('home.lead')
      await userEvent.click(await page.findByRole('link', { name: say('shell.login') }))
    })
    await step('收到验证码 / A code arrives', async () => {
      await typePhone(stage)
      await press('login.code.send')
      await read('login.code.sent')
    })
    await step('同意条款并登录 / Accepting the terms and signing in', async () => {
      await fill('login.code', '123456')
      await tickTerms()
      await press('login.submit')
      await see('dialog', 'login.profile.title')
    })
    await step('选择研究方向 / Choosing a subject', async () => {
      const [branch] = fixturesFor(messageLanguage(globals['locale'])).getSubjects
      await userEvent.click(await page.findByText(branch?.name ?? ''))
      await userEvent.click(await page.findByRole('checkbox', { name: branch?.child[0]?.name ?? '' }))
      await press('login.profile.submit')
    })
    await step('回到首页，已登录 / Home again, signed in', async () => {
      await read('home.lead')
      await expect(await memberMenu()).toBeVisible()
    })
  },
})

export const ScanAndBind = meta.story({
  name: '扫码登录：微信号还没有手机号 → 绑定 → 首页 / Scan with an account without a phone → bind → home',
  parameters: { state: 'session.member' },
  args: { address: '/login', delays: { poll: 20 } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('checkScene', { status: 'confirmed', openid: 'o-1' }),
      altered('bindPhone', (session) => ({ ...session, loginauth: 1 })),
      ...happily('sendBindCode'),
    ),
  play: async (stage) => {
    const { step } = stage
    const { memberMenu, press, fill, read } = pageActions(stage)
    await step('扫码后同意条款，弹出绑定窗口 / After the scan: consent, then the bind dialog', async () => {
      await openBindDialog(stage)
    })
    await step('绑定手机 / Binding the phone', async () => {
      await fill('login.phone', '13800138000')
      await press('login.code.send')
      await read('login.bind.sent')
      await fill('login.code', '123456')
      await press('login.bind.submit')
    })
    await step('进入首页，已登录 / Home, signed in', async () => {
      await read('home.lead')
      await expect(await memberMenu()).toBeVisible()
    })
  },
})

export const ExpiryAndReturn = meta.story({
  name: '登录过期：确认 → 重新登录 → 回到原来的页面 / Expired → signing in again → back where it was',
  parameters: { state: 'session.member' },
  args: { address: '/account' },
  beforeEach: ({ msw }) => {
    signedIn()
    const user = (language: 'zh' | 'en') =>
      answerResponse('getUserInfo', fixturesFor(language).getUserInfo, language)
    msw.use(
      inTurn('getUserInfo', user, (language) => refusalResponse('sessionExpired', language), user),
      ...happily('loginByPassword'),
    )
  },
  play: async (stage) => {
    const { step } = stage
    const { memberMenu, unfoldHeader, say, press, see } = pageActions(stage)
    await step('登录在别处过期，下一步操作时得知 / The login has ended; the next action tells', async () => {
      await see('heading', 'page.soon.title')
      await unfoldHeader()
      await press('shell.create')
      await see('alertdialog', 'shell.expired.title')
      await press('shell.confirm')
    })
    await step('重新登录 / Signing in again', async () => {
      await signInWithPassword(stage)
    })
    await step('回到账号管理 / Back at the account page', async () => {
      await waitFor(() => expect(document.title).toContain(say('title.account')))
      await expect(await memberMenu()).toBeVisible()
    })
  },
})
