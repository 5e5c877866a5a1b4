import type { Meta, StoryObj } from '@storybook/react-vite'

import { answer, answerResponse, refusalResponse } from '../../mocks/handlers.ts'
import { fixturesFor } from '../../mocks/fixtures.ts'
import { altered, inTurn } from '../../workbench/harness/stage/answers.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { userMenu } from '../../workbench/harness/stage/pageActions.ts'
import { chooseProfile } from '../../workbench/harness/stage/profileActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Signing in' } satisfies Meta
export default meta

export const FirstVisit: StoryObj = {
  name: '首次来访：手机验证码登录 → 研究方向 → 首页 / First visit: phone code → preferences → home',
  parameters: { state: 'session.member' },
  play: visit(
    {
      at: '/home',
      network: () => [altered('loginByPhone', (session) => ({ ...session, loginauth: 0 }))],
    },
    async ({ stage, step, read, follow, openTab, fill, press, fillPhone, tickTerms, submit, see }) => {
      await step('访客从首页去登录 / A guest goes from the home page to the login', async () => {
        await read('home.lead')
        await follow('shell.login')
      })
      await step('收到验证码 / A code arrives', async () => {
        await openTab('quick')
        await fill('login.phone', '13800138000')
        await press('login.code.send')
        await read('login.code.sent')
      })
      await step('同意条款并登录 / Accepting the terms and signing in', async () => {
        await fillPhone()
        await tickTerms()
        await submit()
        await see('dialog', 'login.profile.title')
      })
      await step('选择研究方向 / Choosing a subject', async () => {
        await chooseProfile(stage, 'home')
      })
      await step('回到首页，已登录 / Home again, signed in', async () => {
        await read('home.lead')
        await until(userMenu)
      })
    },
  ),
}
export const ScanAndBind: StoryObj = {
  name: '扫码登录：微信号还没有手机号 → 绑定 → 首页 / Scan with an account without a phone → bind → home',
  parameters: { state: 'session.member' },
  play: visit(
    {
      at: '/login',
      network: () => [
        answer('checkScene', { status: 'confirmed', openid: 'o-1' }),
        altered('bindPhone', (session) => ({ ...session, loginauth: 1 })),
      ],
    },
    async ({ stage, step, see, answer: reply, fill, press, fillPhone, submit, read }) => {
      await step('扫码后同意条款，弹出绑定窗口 / After the scan: consent, then the bind dialog', async () => {
        await see('img', 'login.scan.code')
        stage.clock.increment(2_000)
        await see('dialog', 'login.terms.title')
        await reply('login.terms.accept')
        await see('dialog', 'login.bind.title')
      })
      await step('绑定手机 / Binding the phone', async () => {
        await fill('login.phone', '13800138000')
        await press('login.code.send')
        await fillPhone()
        await submit()
      })
      await step('进入首页，已登录 / Home, signed in', async () => {
        await read('home.lead')
        await until(userMenu)
      })
    },
  ),
}
export const ExpiryAndReturn: StoryObj = {
  name: '登录过期：确认 → 重新登录 → 回到原来的页面 / Expired → signing in again → back where it was',
  parameters: { state: 'session.member' },
  play: visit(
    {
      at: '/account',
      signedIn: true,
      network: (language) => {
        const user = () => answerResponse('getUserInfo', fixturesFor(language).getUserInfo, language)
        return [inTurn('getUserInfo', user, () => refusalResponse('sessionExpired', language), user)]
      },
    },
    async ({ stage, step, see, press, answer: reply, openTab, tickTerms, fillPassword, submit, say }) => {
      await step(
        '登录在别处过期，下一步操作时得知 / The login has ended; the next action tells',
        async () => {
          await see('heading', 'account.profile')
          await press('shell.create')
          await see('alertdialog', 'shell.expired.title')
          await reply('shell.confirm')
        },
      )
      await step('重新登录 / Signing in again', async () => {
        await openTab('password')
        await tickTerms()
        await fillPassword()
        await submit()
      })
      await step('回到账号管理 / Back at the account page', async () => {
        await until(() => expect(document.title).toContain(say('title.account')))
        expect(stage.path()).toBe('/account')
        await until(userMenu)
      })
    },
  ),
}
