import puppeteer from 'puppeteer-core'
import type { ElementHandle } from 'puppeteer-core'

import { tied } from './tied.ts'
import { hush, locate, takePlace } from './visitor.ts'
import type { Visitor, Wanted } from './visitor.ts'

/** Firefox without a window, by WebDriver BiDi; every visitor has cookies and storage of his own. */
export const startFirefox = async ({ firefox }: { firefox: string }, origin: string) => {
  const [executablePath, args] = tied(firefox, puppeteer.defaultArgs({ browser: 'firefox', headless: true }))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    args: [...args],
    ignoreDefaultArgs: true,
    timeout: 60_000,
    extraPrefsFirefox: {
      'intl.accept_languages': 'zh-CN',
      'media.autoplay.default': 0,
      // It would look for its codecs and updates outside.
      'media.gmp-manager.updateEnabled': false,
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  })
  const visit = async (): Promise<Visitor> => {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport({ width: 1280, height: 900 })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(`thrown: ${String(error)}`))
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      const index = faults.push(`console: ${message.text()}`) - 1
      // The message of an error itself says only that it is one.
      Promise.all(message.args().map((said) => said.evaluate(String))).then(
        (said) => (faults[index] = `console: ${said.join(' ')}`),
        () => undefined,
      )
    })
    page.on('dialog', (dialog) => {
      faults.push(`dialog: ${dialog.message()}`)
      dialog.dismiss().catch(() => undefined)
    })
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
    const look = async (wanted: Wanted) =>
      (await page.evaluateHandle(locate, wanted)).asElement() as ElementHandle<HTMLElement> | null
    const find = async (wanted: Wanted) => {
      const found = await look(wanted)
      if (found === null) throw new Error(`Not there: ${JSON.stringify(wanted)}`)
      return found
    }
    return {
      origin,
      async open(address) {
        await page.evaluate(hush)
        await page.goto(new URL(address, origin).href, { waitUntil: 'domcontentloaded' })
      },
      ask: (question, input) => page.evaluate(question as never, input as never),
      has: async (wanted) => (await look(wanted)) !== null,
      click: async (wanted) => (await find(wanted)).click(),
      async type(wanted, text) {
        const field = await find(wanted)
        await field.evaluate(takePlace as never)
        await page.keyboard.type(text)
      },
      faults: () => Promise.resolve(faults),
      close: () => context.close(),
    }
  }
  return { visit, end: () => browser.close() }
}
