import type { Page } from '@playwright/test'

import { credentialsOf, loginLink, openLogin, sendPassword, userMenu } from './support/pageActions.ts'
import { ownServer } from './support/server.ts'
import type { OwnServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { zh } from './support/texts.ts'

// An account with a second factor must not meet the other tests; administrators need one here.
let server: OwnServer
test.describe.configure({ mode: 'serial', timeout: 150_000 })
test.beforeAll(async () => {
  test.setTimeout(150_000)
  server = await ownServer(undefined, { SECOND_FACTOR: 'required' })
})
test.afterAll(() => server.end())

/** An authenticator in the device, whose owner always agrees. */
const withAuthenticator = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return {
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials[0]?.signCount ?? 0,
  }
}

const signIn = async (page: Page, account: string, address = '/login') => {
  await openLogin(page, 'password', { address: server.origin + address })
  await sendPassword(page, account)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('[ACC-02] a passkey is added, required after signing in, also in a second tab and after a reload', async ({
  page,
}) => {
  const authenticator = await withAuthenticator(page)
  await signIn(page, 'linmei', '/login?url=/account/security')
  await expect(page.getByText(zh('security.state.off'))).toBeVisible()
  await page.locator('input[name=name]').fill('我的笔记本')
  await button(page, zh('security.passkey.add')).click()
  const codes = page.getByRole('dialog', { name: zh('security.shown.title') })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = await codes.getByRole('listitem').first().innerText()
  const saved = page.waitForEvent('download')
  await codes.getByRole('link', { name: zh('security.shown.save') }).click()
  expect((await saved).suggestedFilename()).toBe('symposium-recovery-codes.txt')
  await codes.getByRole('button', { name: zh('security.shown.kept') }).click()
  await expect(page.getByText('我的笔记本')).toBeVisible()
  await expect(page.getByText(zh('security.state.on'))).toBeVisible()

  await userMenu(page).locator('summary').click()
  await button(page, zh('shell.user.signOut')).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, 'linmei', '/login?url=/personal/notes/tickets')
  const ask = page.getByRole('dialog', { name: zh('factor.title') })
  await expect(ask.getByRole('button', { name: zh('factor.passkey.use') })).toBeVisible()
  const waiting = await page.request.get(`${server.origin}/apic/user/info`, {
    headers: await credentialsOf(page.context()),
  })
  expect((await waiting.json()).data.reason).toBe('secondFactorNeeded')

  const other = await page.context().newPage()
  await other.goto(`${server.origin}/message`)
  await expect(other).toHaveURL(/\/login\?url=/)
  await expect(other.getByRole('dialog', { name: zh('factor.title') })).toBeVisible()
  await other.close()
  await page.reload()
  await expect(ask).toBeVisible()

  const before = await authenticator.count()
  await ask.getByRole('button', { name: zh('factor.passkey.use') }).click()
  await expect(page).toHaveURL(/\/personal\/notes\/tickets$/)
  await expect(userMenu(page)).toBeVisible()
  expect(await authenticator.count()).toBeGreaterThan(before)

  // Elsewhere, without the authenticator: the paper does.
  const elsewhere = await page.context().browser()?.newContext({ locale: 'zh-CN' })
  const stranger = await elsewhere?.newPage()
  if (stranger === undefined) throw new Error('no other browser')
  await signIn(stranger, 'linmei')
  await button(stranger, zh('factor.way.recovery')).click()
  await stranger.locator('input[name=proof]').fill('aaaaa-aaaaa')
  await button(stranger, zh('factor.verify')).click()
  await expect(stranger.getByRole('dialog').getByText('恢复码错误或已使用过')).toBeVisible()
  await stranger.locator('input[name=proof]').fill(recovery)
  await button(stranger, zh('factor.verify')).click()
  await expect(userMenu(stranger)).toBeVisible()
  await elsewhere?.close()
})

test('[ACC-02] giving up signs out, and leads back to the three ways', async ({ page }) => {
  await withAuthenticator(page)
  await signIn(page, 'linmei')
  await button(page, zh('factor.leave.signIn')).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(loginLink(page)).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token')
})

test('[ACC-02] an administrator is led from the console to a passkey, and goes on at once', async ({
  page,
}) => {
  await withAuthenticator(page)
  await signIn(page, 'admin', '/login?url=/console')
  await page.getByRole('link', { name: zh('factor.missing.action') }).click()
  await expect(page.getByText(zh('security.state.required'))).toBeVisible()
  await page.locator('input[name=name]').fill('安全密钥')
  await button(page, zh('security.passkey.add')).click()
  await button(page, zh('security.shown.kept')).click()
  await page.goto(`${server.origin}/console`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: zh('factor.missing.action') })).toHaveCount(0)
  await page.goto(`${server.origin}/account/security`)
  await button(page, '移除：安全密钥').click()
  await button(page, zh('security.ask.removePasskey.yes')).click()
  await expect(page.getByRole('alert')).toContainText('财务和管理员须保留至少一种二次验证方式')
})
