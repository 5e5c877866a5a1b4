import type { Page } from '@playwright/test'

import { alive, askAndTypeCode, field, signIn, tab, terms, userMenu } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'
import { zh } from './support/texts.ts'

interface Scene {
  readonly scene_value: string
  readonly qr_code_url: string
}

const newScene = async (page: Page, act: () => Promise<unknown>): Promise<Scene> => {
  const answer = page.waitForResponse(/get_wechat_scence_data/)
  await act()
  return (await (await answer).json()).data.wechat_data
}

const openScan = async (page: Page) => {
  const scene = await newScene(page, () => page.goto('/login'))
  await expect(page.getByRole('img', { name: zh('login.scan.code') })).toBeVisible()
  return scene
}

const approveAsLinmei = async (phone: Page, address: string) => {
  await phone.goto(address)
  await expect(phone.getByText(zh('scan.warning'))).toBeVisible()
  await phone.getByRole('button', { name: '以“林梅”的身份确认登录' }).click()
  await expect(approved(phone)).toBeVisible()
}

const approved = (page: Page) => page.getByRole('heading', { name: zh('scan.approved.title') })

test('[SCAN-01] [SCAN-02] [LOGIN-06] a signed-in second device approves, and the first one is signed in', async ({
  page,
  device,
}) => {
  const phone = await device()
  await signIn(phone, 'linmei')
  const scene = await openScan(page)
  await terms(page).check()
  await approveAsLinmei(phone, scene.qr_code_url)
  await expect(page).toHaveURL(/\/home$/)
  await expect(userMenu(page)).toContainText('林梅')

  // Once and no more.
  await phone.goto(scene.qr_code_url)
  await expect(phone.getByRole('heading', { name: zh('scan.expired.title') })).toBeVisible()
})

test('[SCAN-02] a signed-out second device identifies by phone code', async ({
  page,
  device,
  request,
  phone: number,
}) => {
  const scene = await openScan(page)
  await terms(page).check()
  const phone = await device({ viewport: { width: 390, height: 800 } })
  await phone.goto(scene.qr_code_url)
  await field(phone, 'mobile').fill(number)
  await askAndTypeCode(phone, request, number)
  await phone.getByRole('button', { name: zh('scan.approve'), exact: true }).click()
  await expect(approved(phone)).toBeVisible()
  // A new account: the first browser asks for the profile.
  await page
    .getByRole('dialog', { name: zh('login.profile.title') })
    .getByRole('button', { name: zh('login.profile.later') })
    .click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(userMenu(page)).toBeVisible()
})

test('[SCAN-02] [BIND-01] [BIND-02] an unbound scan leads to the bind dialog, and binding signs in', async ({
  page,
  device,
  request,
  phone: number,
}) => {
  const scene = await openScan(page)
  await terms(page).check()
  const phone = await device()
  await phone.goto(scene.qr_code_url)
  await phone.getByRole('button', { name: zh('scan.unbound') }).click()
  await expect(approved(phone)).toBeVisible()

  const dialog = page.getByRole('dialog', { name: zh('login.bind.title') })
  await dialog.getByRole('button', { name: zh('login.bind.submit') }).click()
  await expect(dialog.getByText(zh('error.phoneEmpty')).last()).toBeVisible()
  await expect(dialog.getByText(zh('error.codeEmpty')).last()).toBeVisible()
  await dialog.locator('input[name=mobile]').fill(number)
  await askAndTypeCode(dialog, request, number)
  const sent = page.waitForRequest(/bind_phone\/code\/check$/)
  await dialog.getByRole('button', { name: zh('login.bind.submit') }).click()
  const form = new URLSearchParams((await sent).postData() ?? '')
  expect(form.get('openid')).toMatch(/^o/)
  await page
    .getByRole('dialog', { name: zh('login.profile.title') })
    .getByRole('button', { name: zh('login.profile.later') })
    .click()
  await expect(userMenu(page)).toBeVisible()

  // The same device is known from now on: no phone is required again.
  const next = await device()
  const again = await openScan(next)
  await terms(next).check()
  await phone.goto(again.qr_code_url)
  await phone.getByRole('button', { name: zh('scan.unbound') }).click()
  // The profile was left for later, and is not requested at every sign-in (PROF-05).
  await expect(userMenu(next)).toBeVisible()
  await expect(next).toHaveURL(/\/home$/)
})

test('[BIND-03] closing the bind dialog brings a new QR code', async ({ page, device }) => {
  const scene = await openScan(page)
  await terms(page).check()
  const phone = await device()
  await phone.goto(scene.qr_code_url)
  await phone.getByRole('button', { name: zh('scan.unbound') }).click()
  const dialog = page.getByRole('dialog', { name: zh('login.bind.title') })
  await dialog.locator('input[name=mobile]').fill('13900000000')
  const next = await newScene(page, () => dialog.getByRole('button', { name: zh('shell.close') }).click())
  expect(next.scene_value).not.toBe(scene.scene_value)
  await expect(dialog).toBeHidden()
})

test('[LOGIN-04] [LOGIN-07] declining the terms after a scan brings a new QR code; accepting goes on', async ({
  page,
  device,
}) => {
  const phone = await device()
  const scene = await openScan(page)
  const approve = async (address: string) => {
    await phone.goto(address)
    await phone.getByRole('button', { name: zh('scan.unbound') }).click()
    await expect(approved(phone)).toBeVisible()
  }
  await approve(scene.qr_code_url)
  const dialog = page.getByRole('dialog', { name: zh('login.terms.title') })
  await expect(dialog).toBeVisible()
  const next = await newScene(page, () =>
    dialog.getByRole('button', { name: zh('login.terms.decline') }).click(),
  )
  expect(next.scene_value).not.toBe(scene.scene_value)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/login$/)

  await approve(next.qr_code_url)
  await dialog.getByRole('button', { name: zh('login.terms.accept') }).click()
  await expect(page.getByRole('dialog', { name: zh('login.bind.title') })).toBeVisible()
})

test('[LOGIN-04] an account that has agreed to the terms is not asked again on the computer', async ({
  page,
  device,
}) => {
  const phone = await device()
  await signIn(phone, 'linmei')
  const scene = await openScan(page)
  await approveAsLinmei(phone, scene.qr_code_url)
  await expect(page).toHaveURL(/\/home$/)
  await expect(userMenu(page)).toBeVisible()
})

test('[SCAN-01] the scene answers only the browser that requested it, and a refusal on the phone ends it', async ({
  page,
  device,
}) => {
  const scene = await openScan(page)
  const stranger = await device()
  await stranger.goto('/login')
  const answer = await stranger.request.get('/apic/wechat/check_wechat_scene_data', {
    params: { scene_str: scene.scene_value },
  })
  expect((await answer.json()).data.reason).toBe('sceneUnknown')
  const collected = await stranger.request.post('/apic/wechat/scene/login', {
    form: { scene_str: scene.scene_value },
  })
  expect((await collected.json()).code).not.toBe(200)
  await stranger.goto(scene.qr_code_url)
  await stranger.getByRole('button', { name: zh('scan.decline') }).click()
  await expect(stranger.getByRole('heading', { name: zh('scan.declined.title') })).toBeVisible()
})

test('[SCAN-01] nothing is polled on another tab, and polling goes on when the visitor is back', async ({
  page,
}) => {
  await page.clock.install()
  await openScan(page)
  const polls: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('check_wechat_scene_data')) polls.push(sent.url())
  })
  await page.clock.runFor(2100)
  await expect.poll(() => polls.length).toBeGreaterThan(0)
  await tab(page, 'password').click()
  await expect(field(page, 'account')).toBeVisible()
  const before = polls.length
  await page.clock.runFor(30_000)
  expect(polls.length).toBe(before)
  const { scene_value } = await newScene(page, () => tab(page, 'scan').click())
  await expect(page.getByRole('img', { name: zh('login.scan.code') })).toBeVisible()
  await page.clock.runFor(2100)
  await expect.poll(() => polls.at(-1) ?? '').toContain(scene_value)
})

test('[SCAN-03] a QR code that does not load can be fetched again', async ({ page, allow }) => {
  allow(/status of 500/)
  const call = /get_wechat_scence_data/
  await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/login')
  await alive(page)
  const refresh = page.getByRole('button', { name: zh('login.scan.refresh') })
  await expect(refresh).toBeVisible()
  await expect(page.getByRole('alert').getByText(zh('error.kind.server'))).toBeVisible()
  await page.unroute(call)
  await refresh.click()
  await expect(page.getByRole('img', { name: zh('login.scan.code') })).toBeVisible()
})
