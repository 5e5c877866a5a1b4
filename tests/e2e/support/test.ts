/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern which fixtures are needed. */
import { createHash } from 'node:crypto'
import { expect, test as base } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

import { traceInto, tracesOfWorker } from './traces.ts'
import type { WorkerTraces } from './traces.ts'

interface Fixtures {
  /** Console errors and thrown errors that a test provokes on purpose. */
  readonly allow: (pattern: RegExp) => void
  readonly watch: (context: BrowserContext) => Promise<void>
  readonly watched: undefined
  /** Another browser of another person, with a first page, watched like the first one. */
  readonly device: (options?: BrowserContextOptions) => Promise<Page>
  /** Phone (country 86) and e-mail address that no other test uses. */
  readonly phone: string
  readonly email: string
}

/**
 * `test` with eyes: a page that throws, opens a dialog of the browser, breaks the security policy or logs an error fails
 * the test that opened it.
 */
export const test = base.extend<
  Fixtures & { faults: { seen: string[]; allowed: RegExp[] } },
  { traces: WorkerTraces }
>({
  traces: [({}, use, { workerIndex }) => tracesOfWorker(workerIndex, use), { scope: 'worker' }],
  faults: async ({}, use) => {
    const faults = { seen: [] as string[], allowed: [] as RegExp[] }
    await use(faults)
    expect(faults.seen.filter((fault) => !faults.allowed.some((pattern) => pattern.test(fault)))).toEqual([])
  },
  allow: async ({ faults }, use) => {
    await use((pattern) => void faults.allowed.push(pattern))
  },
  watch: async ({ faults, traces }, use) => {
    await use(async (context) => {
      await traceInto(context, traces)
      context.on('weberror', (error) => faults.seen.push(`thrown: ${error.error().message}`))
      context.on('dialog', (dialog) => {
        faults.seen.push(`dialog: ${dialog.message()}`)
        // An open dialog holds every later step.
        dialog.dismiss().catch(() => undefined)
      })
      context.on('console', (message) => {
        if (message.type() === 'error') faults.seen.push(`console: ${message.text()}`)
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
    })
  },
  watched: [
    async ({ context, watch }, use) => {
      await watch(context)
      await use(undefined)
    },
    { auto: true },
  ],
  device: async ({ browser, watch, contextOptions, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        ...(baseURL === undefined ? {} : { baseURL }),
        ...options,
      })
      contexts.push(context)
      await watch(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  phone: async ({}, use, { testId, repeatEachIndex, retry }) => {
    await use(`139${digitsOf(`${testId} ${repeatEachIndex} ${retry}`)}`)
  },
  email: async ({}, use, { testId, repeatEachIndex, retry }) => {
    await use(`reader${digitsOf(`${testId} ${repeatEachIndex} ${retry}`)}@example.com`)
  },
})

const digitsOf = (text: string) =>
  String(createHash('sha256').update(text).digest().readUInt32BE() % 1e8).padStart(8, '0')

export { expect }
