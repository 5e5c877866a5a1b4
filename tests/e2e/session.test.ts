// Deep, 0.6 min: sessions end on a dozen pages, and a server is killed.
import {
  alive,
  cookiesOf,
  credentialsOf,
  endElsewhere,
  loginLink,
  openLogin,
  sendPassword,
  signIn,
  terms,
  userMenu,
} from './support/pageActions.ts'
import { ownServer } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { en, zh } from './support/texts.ts'

const unread = /\/apic\/message\/count\/unread$/
const user = /\/apic\/user\/info$/
const logout = /\/index\/index\/logout$/

test('[SES-03] [SES-06] [SES-08] ten requests that expire together show one box, once, and the visitor comes back', async ({
  page,
  context,
  request,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const boxes = { seen: 0 }
    Object.assign(window, { boxes })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Element)
            boxes.seen +=
              node.querySelectorAll('[role=alertdialog]').length + Number(node.matches('[role=alertdialog]'))
        }
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await signIn(page, 'linmei')
  await page.goto('/personal/myconf?tab=2#step')
  await expect(userMenu(page)).toBeVisible()
  await endElsewhere(request, await credentialsOf(context))

  // Nine looks at the unread number and one at the member, all held until the last has started.
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  let waiting = 0
  const answered: number[] = []
  for (const call of [unread, user]) {
    await page.route(call, async (route) => {
      waiting += 1
      await held
      const response = await route.fetch()
      answered.push((await response.json()).code)
      await route.fulfill({ response })
    })
  }
  let logouts = 0
  page.on('request', (sent) => {
    if (logout.test(sent.url())) logouts += 1
  })
  // The next look is timed when this one has begun: a second more than a minute, and the next minute begins after it.
  for (let looks = 1; looks <= 9; looks++) {
    await page.clock.runFor(61_000)
    await expect.poll(() => waiting).toBe(looks)
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: zh('shell.create'), exact: true })
    .click()
  await expect.poll(() => waiting).toBe(10)
  release()

  const box = page.getByRole('alertdialog')
  await expect(box).toContainText(zh('shell.expired'))
  await expect.poll(() => answered.length).toBe(10)
  expect(answered.every((code) => code === 300 || code === 301)).toBe(true)
  await expect(box).toHaveCount(1)
  await expect.poll(async () => Object.keys(await cookiesOf(context))).not.toContain('token')
  const left = Object.keys(await cookiesOf(context))
  for (const name of ['sign', 'uid', 'key']) expect(left).not.toContain(name)

  await box.getByRole('button', { name: zh('shell.confirm') }).click()
  await expect(page).toHaveURL(/\/login\?url=%2Fpersonal%2Fmyconf%3Ftab%3D2%23step$/)
  await expect(box).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { boxes: { seen: number } }).boxes.seen)).toBe(1)
  expect(logouts).toBe(1)

  for (const call of [unread, user]) await page.unroute(call)
  await page.getByRole('tab', { name: zh('login.tab.password') }).click()
  await sendPassword(page, 'linmei')
  await expect(page).toHaveURL(/\/personal\/myconf\?tab=2#step$/)
})

test('[SES-03] cancelling the box reloads, and the visitor is a guest', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, 'linmei')
  await page.goto('/home')
  await expect(userMenu(page)).toBeVisible()
  await endElsewhere(request, await credentialsOf(context))
  await page.reload()
  const box = page.getByRole('alertdialog')
  await expect(box).toContainText(zh('shell.expired'))
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await box.getByRole('button', { name: zh('shell.cancel') }).click()
  await expect(loginLink(page)).toBeVisible()
  await expect(box).toHaveCount(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

test('[SES-04] an HTTP 401 shows a box that has one way out', async ({ page, allow, context, baseURL }) => {
  allow(/status of 401/)
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }])
  await signIn(page, 'linmei', '/account')
  await page.route(unread, (route) => route.fulfill({ status: 401, body: '' }))
  await page.reload()
  const box = page.getByRole('alertdialog')
  await expect(box).toContainText(en('shell.expired'))
  await expect(box.getByRole('button')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(box).toBeVisible()
  await box.getByRole('button', { name: en('shell.confirm') }).click()
  await expect(page).toHaveURL(/\/login\?url=%2Faccount$/)
  await expect.poll(async () => Object.keys(await cookiesOf(context))).not.toContain('token')
})

for (const path of ['/agreement', '/helpCenter/modo', '/202', '/reviewed', '/login']) {
  test(`[SES-05] on ${path} an expired session does not matter`, async ({ page, context, request }) => {
    await signIn(page, 'linmei')
    await endElsewhere(request, await credentialsOf(context))
    const asked = page.waitForResponse(user)
    await page.goto(path)
    expect([300, 301]).toContain((await (await asked).json()).code)
    await expect(loginLink(page)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
}

test('[SES-07] a server that cannot say who is here leaves the visitor a guest', async ({ page, allow }) => {
  allow(/status of 500/)
  await page.route(user, (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.goto('/home')
  await expect(loginLink(page)).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('[SES-08] a guest on a page for members is led to the login and back', async ({ page }) => {
  await page.goto('/personal/notes/tickets?page=3')
  await expect(page).toHaveURL(/\/login\?url=%2Fpersonal%2Fnotes%2Ftickets%3Fpage%3D3$/)
  await page.getByRole('tab', { name: zh('login.tab.password') }).click()
  await sendPassword(page, 'linmei')
  await expect(page).toHaveURL(/\/personal\/notes\/tickets\?page=3$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh('member.page.tickets'))
})

test('[SES-01] [I18N-02] every call carries sign, uid, lang and token', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 'linmei')
  await context.addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }])
  const { token, sign, uid } = await credentialsOf(context)
  const asked = page.waitForRequest(unread)
  await page.goto('/home')
  expect(await (await asked).allHeaders()).toMatchObject({ token, sign, uid, lang: 'en' })
})

test('[HDR-04] signing out clears the cookies, shows the guest header and ends the session on the server', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, 'linmei')
  const old = await credentialsOf(context)
  expect(old['token']).toBeTruthy()
  const signedOut = page.waitForResponse(logout)
  await userMenu(page).locator('summary').click()
  await page.getByRole('button', { name: zh('shell.user.signOut') }).click()
  expect((await (await signedOut).json()).code).toBe(1)
  await expect(loginLink(page)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: zh('shell.create.guest') })).toBeVisible()
  const left = Object.keys(await cookiesOf(context))
  for (const name of ['token', 'sign', 'uid', 'key', 'sid']) expect(left).not.toContain(name)
  const answer = await request.get('/apic/user/info', { headers: old })
  expect([300, 301]).toContain((await answer.json()).code)
  await page.reload()
  await expect(loginLink(page)).toBeVisible()
})

test('[HDR-04] signing out works when the server is silent', async ({ page, context, allow }) => {
  allow(/ERR_FAILED/)
  await signIn(page, 'linmei')
  await page.route(logout, (route) => route.abort())
  await userMenu(page).locator('summary').click()
  await page.getByRole('button', { name: zh('shell.user.signOut') }).click()
  await expect(loginLink(page)).toBeVisible()
  expect(Object.keys(await cookiesOf(context))).not.toContain('token')
})

test('two tabs: signing out in one is noticed in the other by one box', async ({ page, context }) => {
  await signIn(page, 'linmei')
  const other = await context.newPage()
  await other.goto('/account')
  await expect(userMenu(other)).toBeVisible()
  await userMenu(page).locator('summary').click()
  await page.getByRole('button', { name: zh('shell.user.signOut') }).click()
  await expect(loginLink(page)).toBeVisible()
  await other
    .getByRole('banner')
    .getByRole('button', { name: zh('shell.create'), exact: true })
    .click()
  await expect(other.getByRole('alertdialog')).toHaveCount(1)
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: zh('shell.confirm') })
    .click()
  await expect(other).toHaveURL(/\/login\?url=%2Faccount$/)
})

test('[SCAN-01] a server that is killed in the middle of a poll is missed quietly, and the same code still signs in', async ({
  device,
  allow,
}) => {
  test.setTimeout(120_000)
  allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
  const server = await ownServer()
  try {
    const phone = await device({ baseURL: server.origin })
    await signIn(phone, 'linmei', '/home', server.origin)
    const page = await device({ baseURL: server.origin })
    const asked = page.waitForResponse(/get_wechat_scence_data/)
    await page.goto('/login')
    const scene = (await (await asked).json()).data.wechat_data
    await terms(page).check()

    const poll = /check_wechat_scene_data/
    await page.waitForResponse(poll)
    // The next question is under way when the server dies.
    await page.route(poll, async (route) => {
      await server.kill()
      await route.continue()
    })
    const lost = page.waitForEvent('requestfailed', (failed) => poll.test(failed.url()))
    await lost
    await page.unroute(poll)
    await page.waitForEvent('requestfailed', (failed) => poll.test(failed.url()))
    await server.start()
    const back = await page.waitForResponse(poll)
    expect((await back.json()).data.status).toBe('waiting')

    await phone.goto(scene.qr_code_url)
    await phone.getByRole('button', { name: '以“林梅”的身份确认登录' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(userMenu(page)).toContainText('林梅')

    // And by another way, in another browser.
    const third = await device({ baseURL: server.origin })
    await openLogin(third, 'password')
    await sendPassword(third, 'newcomer')
    await expect(third.getByRole('dialog', { name: zh('login.profile.title') })).toBeVisible()
    await alive(third)
  } finally {
    await server.end()
  }
})
