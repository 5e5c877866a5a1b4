import type { Meta, StoryObj } from '@storybook/react-vite'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse, refusalResponse } from '../../mocks/handlers.ts'
import { onCall } from '../../mocks/onCall.ts'
import { recordAt } from '../../mocks/records.ts'
import { loginResult } from '../../mocks/samples/payloads.ts'
import { messageLanguage } from '../../server/shared/sentences/messages.ts'
import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import { happily } from '../../workbench/harness/stage/answers.ts'
import { bringFactor } from '../../workbench/harness/stage/bringFactor.ts'
import { expect } from '../../workbench/harness/stage/expect.ts'
import { element, expectNoDialog, userMenu } from '../../workbench/harness/stage/pageActions.ts'
import { until } from '../../workbench/harness/stage/until.ts'
import { visit } from '../../workbench/harness/story/visit.ts'

const meta = { title: 'Journeys/Second factor' } satisfies Meta
export default meta

/** An account with an app once a code of it was given, which is required before money moves. */
const account = (language: MessageLanguage) => {
  let hasApp = false
  let isFresh = false
  return [
    answer('getFactors', () => ({
      passkeys: [],
      totp_since: hasApp ? '2026-11-21T02:00:00.000Z' : null,
      recovery_left: hasApp ? 10 : 0,
      required: true,
    })),
    ...happily('beginTotp', 'getFactorWays', 'logout'),
    onCall('confirmTotp', () => {
      hasApp = true
      return answerResponse('confirmTotp', fixturesFor(language).confirmTotp, language)
    }),
    answer('loginByPassword', () => ({ ...loginResult, needs_factor: hasApp })),
    onCall('verifyFactor', () => {
      isFresh = true
      return answerResponse('verifyFactor', { recovery_left: 10 }, language)
    }),
    answer('getRecord', recordAt(language, 'refund', 'requested', { roles: ['admin'] })),
    onCall('fireRecord', ({ request }) => {
      const asked = messageLanguage(request.headers.get('lang'))
      // The proof of the sign-in is an hour old by then.
      if (!isFresh) return refusalResponse('stepUpNeeded', asked)
      return answerResponse(
        'fireRecord',
        recordAt(asked, 'refund', 'processing', {
          roles: ['admin'],
          steps: [['refund.approve', 'processing', 'admin']],
        }),
        asked,
      )
    }),
    onCall('countUnread', () => {
      isFresh = false
      return answerResponse('countUnread', 0, language)
    }),
  ]
}

export const FromAppToMoney: StoryObj = {
  name: '绑定验证器 → 重新登录 → 退款前再次验证 / An app is set up → signing in by it → once more before money moves [ACC-02]',
  parameters: { state: 'record.shown.ready' },
  play: visit(
    { at: '/account/security', signedIn: true, network: account },
    async ({
      stage,
      step,
      read,
      press,
      fill,
      submit,
      openTab,
      tickTerms,
      fillPassword,
      see,
      answer: reply,
    }) => {
      await step('绑定验证器应用 / An authenticator app is set up', async () => {
        await read('security.state.required')
        await press('security.totp.begin')
        await see('img', 'security.setup.qr')
        await fill('security.setup.code', '123456')
        await submit()
      })
      await step('保存恢复码 / The recovery codes are kept', async () => {
        await see('dialog', 'security.shown.title')
        await reply('security.shown.kept')
        await read('security.state.on')
        await see('link', 'security.console')
      })
      await step('退出登录 / Signing out', async () => {
        await stage.user.click(element('summary', (await until(userMenu)) as HTMLElement))
        await press('shell.user.signOut')
        await until(() => expect(stage.path()).toBe('/login'))
      })
      await step('登录须完成二次验证 / Signing in asks for the second factor', async () => {
        await openTab('password')
        await tickTerms()
        await fillPassword()
        await submit()
        await see('dialog', 'factor.title')
        await bringFactor(stage, { outcome: 'verified' }, 'signIn')
        await read('security.state.on')
      })
      await step('同意退款前再次验证 / A refund is approved after one more proof', async () => {
        stage.services.go.to('/console/refund/17')
        await press('record.do.refund.approve')
        await submit()
        await see('dialog', 'factor.title')
        await bringFactor(stage, { outcome: 'verified' }, 'stepUp')
        await until(expectNoDialog)
        await read('record.state.refund.processing')
      })
    },
  ),
}
