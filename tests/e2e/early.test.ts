import type { BrowserContextOptions, Page } from '@playwright/test'

import { alive } from './support/pageActions.ts'
import { expect, test } from './support/test.ts'

/** Conditions of a phone on a slow 4G network, with a processor a third as fast. */
const slow = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 3 })
}

/** Does by itself what a hand would, `moment` milliseconds after the page is seen: a hand from outside is not as exact. */
const handsAt = (page: Page, moment: number, deeds: readonly Deed[]) =>
  page.addInitScript(
    ([wanted, all]) => {
      const find = <E extends HTMLElement>(selector: string) => {
        const element = document.querySelector<E>(selector)
        if (element === null) throw new Error(`There is no ${selector}`)
        return element
      }
      const act = async () => {
        for (const [kind, selector, text = ''] of all) {
          // One hand: it sees what the deed before has done.
          await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
          const target = find<HTMLInputElement & HTMLSelectElement>(selector)
          if (kind === 'press') target.click()
          else if (kind === 'key') {
            target.focus()
            target.dispatchEvent(new KeyboardEvent('keydown', { key: text, bubbles: true, cancelable: true }))
          } else if (kind === 'choose') {
            target.value = text
            for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }))
          } else {
            target.focus()
            document.execCommand('insertText', false, text)
          }
        }
      }
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) setTimeout(() => void act(), wanted)
      }).observe({ type: 'paint', buffered: true })
    },
    [moment, deeds] as const,
  )

/** Milliseconds; nothing is measured here but that it happens, on a slow phone that is also a busy machine. */
const patience = 30_000
const late = { timeout: patience }

type Deed = readonly ['press' | 'key' | 'choose' | 'type', selector: string, text?: string]

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

interface Visit {
  readonly what: string
  readonly path: string
  readonly options?: BrowserContextOptions
  readonly deeds: readonly Deed[]
  /** Unless every moment is of interest: once the page lives, a second press means something else. */
  readonly only?: readonly number[]
  readonly outcome: (page: Page, path: string) => Promise<void>
}

const visits: readonly Visit[] = [
  {
    what: 'what is typed and ticked, and the form that is sent with it',
    path: '/login',
    options: phone,
    deeds: [
      ['type', 'input[name=mobile]', '13900004321'],
      ['type', 'input[name=code]', '246810'],
      ['press', 'input[name=terms]'],
      ['press', 'main form button[type=submit]'],
    ],
    outcome: async (page) => {
      const sent = await page.waitForRequest(
        (request) => request.method() === 'POST' && (request.postData() ?? '').includes('13900004321'),
        late,
      )
      expect(sent.postData()).toContain('246810')
      await expect(page.locator('input[name=mobile]')).toHaveValue('13900004321')
      await expect(page.locator('input[name=terms]')).toBeChecked()
    },
  },
  {
    what: 'a tab, and the arrow key on it',
    path: '/login',
    deeds: [
      ['press', '[role=tab]:nth-child(2)'],
      ['key', '[role=tab]:nth-child(2)', 'ArrowRight'],
    ],
    outcome: async (page) => {
      await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true', late)
      await expect(page.getByRole('tab').nth(2)).toBeFocused()
    },
  },
  {
    what: 'a search with a choice',
    path: '/conferences',
    deeds: [
      ['type', 'input[name=place]', '上海'],
      ['choose', 'select[name=status]', 'not_started'],
      ['press', 'main form button[type=submit]'],
    ],
    outcome: async (page) => {
      await expect(page).toHaveURL(/\/conferences\?place=%E4%B8%8A%E6%B5%B7&status=not_started$/, late)
    },
  },
  {
    what: 'a button that was pressed by an impatient hand',
    path: '/home',
    options: phone,
    only: [0],
    deeds: [
      ['press', 'button[aria-controls=nav]'],
      ['press', 'button[aria-controls=nav]'],
    ],
    outcome: async (page) => {
      await expect(page.locator('button[aria-controls=nav]')).toHaveAttribute('aria-expanded', 'true', late)
    },
  },
  {
    what: 'a button that must know first who is here',
    path: '/conferences/1',
    deeds: [['press', 'main button[aria-pressed]']],
    outcome: async (page) => {
      await page.waitForURL(/\/login\?url=%2Fconferences%2F1$/, { waitUntil: 'commit', timeout: patience })
    },
  },
  {
    what: 'a link',
    path: '/home',
    only: [0, 600],
    deeds: [['press', 'footer a[href^="/helpCenter"]']],
    outcome: async (page) => {
      await page.waitForURL(/\/helpCenter\//, { waitUntil: 'commit', timeout: patience })
    },
  },
]

/** Milliseconds after the first paint. `EARLY_DEEP=1` looks closer; a plain run looks when the page is seen and when it comes to life. */
const isDeep = process.env['EARLY_DEEP'] === '1'
const moments = isDeep ? Array.from({ length: 41 }, (_, at) => at * 50) : [0, 600]

for (const { what, path, options, deeds, only = moments, outcome } of visits) {
  test(`${what}: not lost at any moment after ${path} is seen, on a slow phone`, async ({ device }) => {
    test.setTimeout(isDeep ? 900_000 : 150_000)
    for (const moment of only) {
      await test.step(`${moment} ms after the first paint`, async () => {
        const page = await device(options)
        await slow(page)
        await handsAt(page, moment, deeds)
        const done = page.goto(path, { waitUntil: 'commit' })
        // The expected state may be over before a later query.
        await Promise.all([done, outcome(page, path)])
        expect(new URL(page.url()).search).not.toMatch(/mobile|code|password/)
        await page.context().close()
      })
    }
  })
}

test('a form that is sent while no code arrives goes nowhere, and is sent when it has arrived', async ({
  device,
}) => {
  const page = await device(phone)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\//, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const mobile = page.locator('input[name=mobile]')
  await mobile.pressSequentially('13900004321')
  await mobile.press('ArrowLeft')
  await mobile.press('Enter')
  expect(new URL(page.url()).search).toBe('')
  release()
  await alive(page)
  // The code is missing: the form says so at its field, as it does for a press that came in time.
  await expect(page.locator('input[name=code]')).toHaveAttribute('aria-invalid', 'true')
  await expect(mobile).toHaveValue('13900004321')
})

test('a text that an input method is still composing is not touched when the page comes to life', async ({
  device,
}) => {
  const page = await device()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\//, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/conferences', { waitUntil: 'commit' })
  const field = page.locator('main input[name=q]')
  await field.focus()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Input.imeSetComposition', { text: 'shang', selectionStart: 5, selectionEnd: 5 })
  await field.evaluate((input) => {
    const inputs: string[] = []
    Object.assign(window, { inputs })
    input.addEventListener('input', (event) => inputs.push(`${event.isTrusted}`))
  })
  release()
  await expect(page.locator('select[name=subject] optgroup')).not.toHaveCount(0)
  await cdp.send('Input.insertText', { text: '上海' })
  await expect(field).toHaveValue('上海')
  await expect(field).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'inputs'))).not.toContain('false')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=%E4%B8%8A%E6%B5%B7/)
})
