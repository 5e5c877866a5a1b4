import { createRequire } from 'node:module'

import { expect, test as base } from '@playwright/test'
import type { Page, Request } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { encode } from 'uqr'

import { played } from '../support/playedLocales.ts'

/**
 * Loading the workshop takes longer than most tests: each worker loads it once, and its tests choose their
 * story there, as a reader does. After a failure Playwright starts a new worker, with a new page. A request of a page to
 * another origin than its own fails the test.
 */
const test = base.extend<{ strangers: void }, { workshop: Page }>({
  workshop: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null, timezoneId = 'UTC' } = project.use
      const context = await browser.newContext({ baseURL, viewport, timezoneId })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: ({ workshop }, use) => use(workshop),
  strangers: [
    async ({ page, baseURL }, use) => {
      const asked: string[] = []
      const hear = (request: Request) => {
        const url = request.url()
        if (/^https?:/.test(url) && new URL(url).origin !== baseURL) asked.push(url)
      }
      page.on('request', hear)
      await use()
      page.off('request', hear)
      expect(asked).toEqual([])
    },
    { auto: true },
  ],
})

const open = async (page: Page, story: string, globals = 'locale:zh-CN;theme:light') => {
  const address = `/?path=/story/${story}&globals=${globals}`
  if (page.url() === 'about:blank') await page.goto(address)
  else await choose(page, story, globals)
  // Loading the workshop is no part of what is tested, and the machine may be busy.
  await page.locator('.mp-layout').waitFor({ timeout: 50_000 })
  return panelOf(page)
}

/** Opens another story in the open workshop: started again, and with a new panel. */
const choose = async (page: Page, story: string, globals: string) => {
  await page.getByRole('tab', { name: /^Actions/ }).click()
  await expect(page.locator('.mp-layout')).toBeHidden()
  await page.evaluate(
    ([story, globals]) =>
      new Promise<void>((settle) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: {
            emit: (event: string, data: object) => void
            on: (event: string, listener: (data: unknown) => void) => void
            off: (event: string, listener: (data: unknown) => void) => void
          }
        }
        const finish = (report: unknown) => {
          if ((report as { storyId: string }).storyId !== story) return
          channel.off('storyFinished', finish)
          settle()
        }
        channel.on('storyFinished', finish)
        channel.emit('updateGlobals', {
          globals: Object.fromEntries(globals.split(';').map((one) => one.split(':'))),
        })
        if (new URLSearchParams(location.search).get('path') === `/story/${story}`)
          channel.emit('forceRemount', { storyId: story })
        else {
          history.pushState({}, '', `?path=/story/${story}`)
          dispatchEvent(new PopStateEvent('popstate', { state: {} }))
        }
      }),
    [story, globals] as const,
  )
  await page.getByRole('tab', { name: '状态机 · Statechart' }).click()
}

const panelOf = (page: Page) => {
  const root = page.locator('.machine-panel')
  return {
    root,
    now: root.getByRole('status').first(),
    state: (id: string) => root.locator(`[data-item="${id}"]`),
    event: (type: string) => root.locator(`[data-event="${type}"]`),
    actor: (name: string) => root.getByRole('radio', { name }),
    section: (name: string) => root.locator('summary', { hasText: name }),
    story: page.frameLocator('#storybook-preview-iframe'),
  }
}

test('The machine that the story claims is drawn, and its state is lit and said', async ({ page }) => {
  const { now, state, root } = await open(page, 'flows-scan--expired')
  await expect(now).toContainText('扫码登录 — 现在 二维码过期')
  await expect(state('scan.expired')).toHaveAttribute('data-active', 'true')
  await expect(state('scan.watching.resting')).not.toHaveAttribute('data-active', 'true')
  await expect(root.locator('[role=graphics-document]')).toHaveAttribute('aria-label', '状态图 — 扫码登录')
  await expect(page.getByRole('tab', { name: '状态机 · Statechart' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('Pressing an event sends it to the running story, and the chart follows', async ({ page }) => {
  const { now, state, event, story } = await open(page, 'flows-organizer-entry--incomplete')
  await expect(now).toHaveAttribute('data-leaves', 'organizerEntry.incomplete')
  await expect(story.getByRole('alertdialog')).toBeVisible()
  await event('entry.dismiss').getByRole('button').click()
  await expect(now).toHaveAttribute('data-leaves', 'organizerEntry.idle')
  await expect(state('organizerEntry.idle')).toHaveAttribute('data-active', 'true')
  await expect(state('organizerEntry.incomplete')).not.toHaveAttribute('data-active', 'true')
  await expect(story.getByRole('alertdialog')).toBeHidden()
  await expect(state('organizerEntry.incomplete|entry.dismiss|0')).toHaveAttribute('aria-label', /刚刚发生/)
})

test('The keyboard sends an event, and the focus does not get lost with its button', async ({ page }) => {
  const { now, event, story } = await open(page, 'flows-terms--unticked')
  await event('terms.tick').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(story.getByRole('checkbox')).toBeChecked()
  await expect(now).toContainText('已同意')
  await expect(now).toBeFocused()
  await event('terms.untick').getByRole('button').focus()
  await page.keyboard.press('Space')
  await expect(story.getByRole('checkbox')).not.toBeChecked()
})

test('A dialog that an event opens in the story can be answered from the panel', async ({ page }) => {
  const { now, event, story } = await open(page, 'flows-terms--unticked')
  await event('terms.require').getByRole('button').click()
  await expect(story.getByRole('dialog')).toBeVisible()
  await expect(now).toContainText('正在征求同意')
  await event('terms.accept').getByRole('button').click()
  await expect(story.getByRole('dialog')).toBeHidden()
  await expect(now).toContainText('已同意')
})

test('A transition of the chart that can be taken is sent by pressing it there', async ({ page }) => {
  const { now, state, story } = await open(page, 'flows-terms--unticked')
  await state('terms.unticked|terms.tick|0').press('Enter')
  await expect(now).toContainText('已同意')
  await expect(story.getByRole('checkbox')).toBeChecked()
})

test('A transition of the chart that cannot be taken says where it would have to start', async ({ page }) => {
  const { now, state, root } = await open(page, 'flows-terms--unticked')
  await state('terms.ticked|terms.untick|0').press('Enter')
  await expect(root.getByRole('region', { name: '事件' })).toContainText('状态机现在不在 已同意')
  await expect(now).toContainText('未勾选')
})

for (const { globals, sentence, fails, listens, counting } of [
  {
    globals: 'locale:zh-CN;theme:light',
    sentence: '手机号或邮箱填写正确',
    fails: '不成立',
    listens: '会响应它的状态：可以发送',
    counting: '现在的状态不响应',
  },
  {
    globals: 'locale:en;theme:dark',
    sentence: 'The phone number or e-mail address is valid',
    fails: 'does not hold',
    listens: 'States that listen to it: A code can be sent',
    counting: 'The present state does not listen',
  },
]) {
  test(`Why no code can be sent is said with guard, sentence and value (${globals})`, async ({ page }) => {
    const { now, event, section, story } = await open(page, 'flows-send-code--ready', globals)
    const wrong = event('code.send').locator('[data-choice]', { hasText: '12800138000' })
    const reason = wrong.locator('[data-guard="isValidTarget"]')
    await expect(reason).toContainText('isValidTarget')
    await expect(reason).toContainText(sentence)
    await expect(reason).toContainText(fails)
    await expect(reason).toContainText('params.target.mobile = "12800138000"')
    await wrong.getByRole('button').click()
    await expect(story.getByRole('alert').first()).toBeVisible()
    await expect(now).not.toContainText(/正在发送|Sending/)

    const next = await open(page, 'flows-send-code--counting', globals)
    await expect(next.now).toContainText(/已发送|Sent/)
    await section(counting).click()
    await expect(event('code.send')).toContainText(listens)
    await expect(event('code.send').getByRole('button')).toHaveCount(0)
  })
}

test('What really came in the story is explained with its own values', async ({ page }) => {
  const { root, section, event, story, now } = await open(page, 'flows-send-code--ready')
  await expect(now).toContainText('可以发送')
  const phone = story.getByRole('textbox', { name: '手机号' })
  // The story types a whole number first; what is typed in between would be mixed with it.
  await expect(phone).toHaveValue(/^1\d{10}$/)
  await phone.fill('19')
  await story.getByRole('button', { name: '获取验证码' }).click()
  const own = event('code.send').locator('[data-choice^="story-"]')
  await expect(own).toContainText('故事里刚发生过')
  await expect(own.locator('[data-guard="isValidTarget"]')).toContainText('params.target.mobile = "19"')
  await section('经过').click()
  await root.locator('[data-happening]').first().getByRole('button').click()
  await expect(root.locator('[data-happening]').first()).toContainText('params.target.mobile = "19"')
})

test('Each of several machines in one story can be chosen, with its state, data and events', async ({
  page,
}) => {
  const { now, actor, event, section, root, state } = await open(page, 'flows-send-code--counting')
  await expect(actor('验证码：发到手机')).toBeChecked()
  await expect(now).toContainText('已发送，倒计时')
  await section('数据').click()
  await expect(root).toContainText('"13800138000"')
  await root.getByText('验证码：发到邮箱', { exact: true }).click()
  await expect(now).toContainText('可以发送')
  await expect(root).not.toContainText('"13800138000"')
  await actor('验证码：发到邮箱').press('ArrowRight')
  await expect(actor('登录表单')).toBeChecked()
  await expect(state('credentialLogin')).toBeVisible()
  await expect(event('code.send')).toHaveCount(0)
})

test('Pressing a line of the history shows its transition in the chart', async ({ page }) => {
  const { root, section, actor, state, now } = await open(page, 'flows-send-code--counting')
  await expect(now).toContainText('已发送，倒计时')
  await root.locator('label', { hasText: '页面加载' }).click()
  await section('经过').click()
  const line = root.locator('[data-happening]', { hasText: 'code.send' }).getByRole('button')
  await line.click()
  await expect(line).toHaveAttribute('aria-pressed', 'true')
  await expect(actor('验证码：发到手机')).toBeChecked()
  const wasTaken = state('sendCode.idle|code.send|0')
  const taken = await wasTaken.getAttribute('aria-label')
  await line.click()
  await expect(wasTaken).not.toHaveAttribute('aria-label', taken ?? '')
})

test('A state of the chart leads to its stories and to the walk', async ({ page }) => {
  const { root, state, now } = await open(page, 'flows-scan--waiting', 'locale:en;theme:dark')
  await expect(now).toContainText('Waiting')
  await state('scan.expired').press('Enter')
  const sheet = root.getByRole('region', { name: /expired/i })
  await expect(sheet.getByRole('link', { name: /from here/ })).toHaveAttribute(
    'href',
    /to:expired.*locale:en;theme:dark/,
  )
  await sheet.getByRole('link', { name: /QR code expired/ }).click()
  await expect(page).toHaveURL(/flows-scan--expired/)
  await expect(now).toContainText('expired')
  await expect(page).toHaveURL(/locale:en/)
})

test('The share box gives the bare story in this language and theme, as text and as QR code', async ({
  page,
  baseURL,
}) => {
  const { root, section, now } = await open(page, 'flows-login--binding', 'locale:en;theme:dark')
  await expect(now).toContainText('Login')
  await section('Share').click()
  const bare = (origin: string) =>
    `${origin}/iframe.html?id=flows-login--binding&viewMode=story&globals=locale:en;theme:dark`
  await expect(root.getByLabel('Address for a phone', { exact: true })).toHaveValue(bare(baseURL ?? ''))
  expect(await pictureOf(page)).toEqual(modulesOf(bare(baseURL ?? '')))

  await root.getByLabel('Origin').fill('http://192.168.1.20:6006/anything')
  await expect(root.getByLabel('Address for a phone', { exact: true })).toHaveValue(
    bare('http://192.168.1.20:6006'),
  )
  expect(await pictureOf(page)).toEqual(modulesOf(bare('http://192.168.1.20:6006')))
  await root.getByLabel('Origin').fill('192.168')
  await expect(root.getByLabel('Origin')).toHaveAttribute('aria-invalid', 'true')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await root.getByRole('button', { name: 'Copy — Address in the workshop' }).click()
  await expect(root.getByText('Copied', { exact: true })).toBeVisible()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(page).toHaveURL(/flows-login--binding/)
  await page.locator('.mp-layout').waitFor({ timeout: 50_000 })
  await expect(now).toContainText('Login')

  const phone = await page.context().newPage()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(bare(baseURL ?? ''))
  await expect(phone.getByRole('dialog')).toBeVisible()
  await expect(phone.locator('html')).toHaveAttribute('lang', 'en')
})

// In a page of its own: the sidebar keeps open what others have opened.
base('Another story leaves nothing of the one before it', async ({ page }) => {
  const { root, now, actor } = await open(page, 'flows-send-code--counting')
  await expect(actor('验证码：发到手机')).toBeChecked()
  await page.locator('#flows-terms').click()
  await page.locator('#flows-terms--unticked').click()
  await expect(now).toContainText('条款同意')
  await expect(actor('验证码：发到手机')).toHaveCount(0)
  await expect(root.locator('[data-happening]', { hasText: 'code.send' })).toHaveCount(0)
  await page.locator('#foundations-visual-language').click()
  await page.locator('[id^="foundations-visual-language--"]').first().click()
  await expect(root).toContainText('这个故事里没有状态机在运行')
})

test('A panel that is opened late shows the present state of the machine', async ({ page }) => {
  const { now, story } = await open(page, 'flows-terms--unticked')
  await expect(now).toContainText('未勾选')
  await page.getByRole('tab', { name: /^Actions/ }).click()
  await expect(now).toBeHidden()
  await story.getByRole('checkbox').check()
  await page.getByRole('tab', { name: '状态机 · Statechart' }).click()
  await expect(now).toContainText('已同意')
})

test('Another language keeps the machine where it is and changes the words', async ({ page }) => {
  const { now, story, root } = await open(page, 'flows-terms--unticked')
  await expect(now).toContainText('未勾选')
  await story.getByRole('checkbox').check()
  await expect(now).toContainText('已同意')
  await page.getByRole('button', { name: /语言|Language/ }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await expect(now).toContainText('Consent to the terms')
  await expect(story.getByRole('checkbox')).toBeChecked()
  await expect(root).toHaveAttribute('lang', 'en')
  await story.getByRole('checkbox').uncheck()
  await expect(root.locator('[data-item="terms.unticked"]')).toHaveAttribute('data-active', 'true')
})

for (const colorScheme of played(['light', 'dark'] as const)) {
  base.describe(colorScheme, () => {
    base.use({ colorScheme })

    base(
      `The panel has no accessibility fault that axe knows, everything unfolded (${colorScheme})`,
      async ({ page }) => {
        const { root, section, state } = await open(page, 'flows-send-code--ready')
        await state('sendCode.counting').press('Enter')
        for (const name of ['现在的状态不响应', '经过', '数据', '分享']) await section(name).click()
        await expect(root.locator('.mp-qr')).toBeVisible()
        await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
        expect(await faultsOf(page)).toEqual([])
      },
    )
  })
}

/** Names of broken rules, with the elements that break them. */
const faultsOf = (page: Page) =>
  page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(root: string, options: object): Promise<AxeResults> }
    }
    const { violations } = await axe.run('.machine-panel', {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 160))])
  })

/** The dark modules of the picture as `x,y`, read from what is drawn. */
const pictureOf = async (page: Page) => {
  const path = (await page.locator('.mp-qr-ink').getAttribute('d')) ?? ''
  return [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x},${y}`)
}

const modulesOf = (text: string) =>
  encode(text, { border: 4, ecc: 'M' }).data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])),
  )
