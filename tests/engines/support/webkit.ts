import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { expect } from '@playwright/test'
import { Builder, Capabilities } from 'selenium-webdriver'
import type { WebDriver, WebElement } from 'selenium-webdriver'

import type { Engines } from '../../../scripts/lib/engines.mjs'
import { freePort } from '../../e2e/support/freePort.ts'
import { watchFaults } from './faultWatch.ts'
import { tied } from './tied.ts'
import { hush, locate, takePlace } from './visitor.ts'
import type { Visitor, Wanted } from './visitor.ts'

/** WebKitGTK's small browser, by its own driver, on a virtual screen; every visitor has a browser of his own. */
export const startWebkit = async (programs: NonNullable<Engines['webkit']>, site: string) => {
  const children: ChildProcess[] = []
  const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(...tied(program, args), {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...env },
    })
    children.push(child)
    return child
  }
  const watch = await watchFaults(site)
  const screen = start(programs.screen, [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1300x1000x24',
    '-nolisten',
    'tcp',
  ])
  const display = await firstLine(screen)
  const port = await freePort()
  start(programs.driver, [`--port=${port}`], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    LANGUAGE: 'zh_CN',
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  const server = `http://127.0.0.1:${port}`
  await expect(() => fetch(`${server}/status`)).toPass({ timeout: 20_000 })

  const visit = async (): Promise<Visitor> => {
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        }),
      )
      .build()
    await driver.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 })
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 980 })
    watch.forget()
    const look = (wanted: Wanted) => run<WebElement | null>(driver, locate, wanted)
    const find = async (wanted: Wanted) => {
      const found = await look(wanted)
      if (found === null) throw new Error(`Not there: ${JSON.stringify(wanted)}`)
      return found
    }
    return {
      origin: watch.origin,
      async open(address) {
        await run(driver, hush, null)
        await driver.get(new URL(address, watch.origin).href)
      },
      ask: (question, input) => run(driver, question, input),
      has: async (wanted) => (await look(wanted)) !== null,
      click: async (wanted) => (await find(wanted)).click(),
      async type(wanted, text) {
        const field = await find(wanted)
        await run(driver, takePlace, field)
        await field.sendKeys(text)
      },
      faults: () => Promise.resolve(watch.faults()),
      close: () => driver.quit(),
    }
  }
  return {
    visit,
    end: () => {
      for (const child of children.toReversed()) child.kill('SIGKILL')
      watch.close()
      return Promise.resolve()
    },
  }
}

const run = async <Output>(
  driver: WebDriver,
  question: (input: never) => unknown,
  input: unknown,
): Promise<Awaited<Output>> => {
  // A document that the page leaves never answers a pending question; most questions need not wait.
  if (question.constructor.name !== 'AsyncFunction')
    return driver.executeScript<Awaited<Output>>(`return (${question.toString()})(arguments[0])`, input)
  const answer = await driver.executeAsyncScript<{ said: Awaited<Output> } | { threw: string }>(
    `const done = arguments[arguments.length - 1]
    Promise.resolve().then(() => (${question.toString()})(arguments[0])).then(
      (said) => done({ said: said === undefined ? null : said }),
      (error) => done({ threw: String(error) }),
    )`,
    input,
  )
  if ('threw' in answer) throw new Error(answer.threw)
  return answer.said
}

const firstLine = (child: ChildProcess) =>
  new Promise<string>((found, fail) => {
    createInterface(child.stdio[3] as Readable).once('line', found)
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`Xvfb ended (${code}).`)))
  })
