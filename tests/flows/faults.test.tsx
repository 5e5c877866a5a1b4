import { describe, expect, inject, it, vi } from 'vitest'

import { fixturesFor } from '../../mocks/fixtures.ts'
import { answer, answerResponse, fault, faultKinds } from '../../mocks/handlers.ts'
import type { FaultKind } from '../../mocks/handlers.ts'
import { messageOf } from '../../server/shared/sentences/messages.ts'
import type { CallName } from '../../src/contract/calls.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import {
  dialog,
  element,
  pageActions,
  openDialog,
  submitButton,
} from '../../workbench/harness/stage/pageActions.ts'
import { network } from '../support/network.ts'
import { confirmed, confirmedUnbound, firstLoginResult } from '../../mocks/samples/payloads.ts'
import { chooseSubject } from '../../workbench/harness/stage/profileActions.ts'
import { scanAs } from '../../workbench/harness/stage/scanAs.ts'
import type { Stage } from '../../workbench/harness/stage/createStage.tsx'
import { openStage } from '../support/stage.tsx'
import { toasts } from '../../workbench/harness/stage/toasts.ts'
import { until } from '../../workbench/harness/stage/until.ts'

/** How one call of the login is brought about, what shows its failure, and the way on. */
interface Scenario {
  readonly at?: string
  readonly signedIn?: boolean
  /** Everything before the call, with everything typed. Absent: the page asks by itself. */
  readonly arrange?: (stage: Stage) => Promise<unknown>
  /** Two presses, as by an impatient visitor. */
  readonly act?: (stage: Stage) => unknown
  /** False: nothing waits for the answer, so nothing says that it is under way. */
  readonly waits?: false
  /** Place of the failure's text; throws while it is missing. */
  readonly showsFault?: (stage: Stage, sentence: string, kind: Fault) => unknown
  /** The visitor's way on. */
  readonly retry: (stage: Stage) => unknown
  readonly succeeds: (stage: Stage) => unknown
}

type Fault = Exclude<FaultKind, '401'>

const scenarios: Partial<Record<CallName, Scenario>> = {
  getScene: {
    showsFault: (_stage, sentence) => expect(panel().textContent).toContain(sentence),
    retry: (stage) => pageActions(stage).press('login.scan.refresh'),
    succeeds: () => element('[role="img"]', panel()),
  },
  checkScene: {
    arrange: (stage) => until(() => expect(stage.actor('scan').getSnapshot().hasTag('watching')).toBe(true)),
    act: (stage) => stage.clock.increment(2_000),
    showsFault: (stage, sentence, kind) =>
      expect(panel().textContent).toContain(
        // A refused question means that this code is no good any more.
        kind === 'huge' || kind === 'htmlInMsg' ? stage.say('login.scan.expired') : sentence,
      ),
    async retry(stage) {
      if (stage.actor('scan').getSnapshot().matches('expired'))
        await pageActions(stage).press('login.scan.refresh')
      await until(() => expect(stage.actor('scan').getSnapshot().hasTag('watching')).toBe(true))
      stage.clock.increment(2_000)
    },
    succeeds: (stage) => {
      expect(stage.actor('scan').getSnapshot().value).toEqual({ watching: 'resting' })
      expect(panel().textContent).toContain(stage.say('login.scan.watching.hint'))
    },
  },
  loginByScene: {
    arrange: (stage) => until(() => expect(stage.actor('scan').getSnapshot().hasTag('watching')).toBe(true)),
    act: (stage) => scanAs(stage, confirmed),
    showsFault: (_stage, sentence) => expect(panel().textContent).toContain(sentence),
    async retry(stage) {
      await pageActions(stage).press('login.scan.refresh')
      await scanAs(stage, confirmed)
    },
    succeeds: atHome,
  },
  sendLoginCode: {
    async arrange(stage) {
      await pageActions(stage).openTab('quick')
      await pageActions(stage).fillPhone({ code: '12' })
    },
    ...codeButton(),
  },
  sendEmailLoginCode: {
    async arrange(stage) {
      await pageActions(stage).openTab('quick')
      await pageActions(stage).press('login.useEmail')
      await pageActions(stage).fillEmail({ code: '12' })
    },
    ...codeButton(),
  },
  sendBindCode: {
    async arrange(stage) {
      await scanAs(stage, confirmedUnbound)
      await dialog()
      await pageActions(stage).fillPhone({ code: '12' })
    },
    ...codeButton(),
  },
  sendSceneCode: {
    at: '/scan/scene-1',
    arrange: (stage) => pageActions(stage).fillPhone({ code: '12' }),
    ...codeButton(),
  },
  loginByPhone: {
    async arrange(stage) {
      await pageActions(stage).openTab('quick')
      await pageActions(stage).tickTerms()
      await pageActions(stage).fillPhone()
    },
    ...form(),
  },
  loginByEmail: {
    async arrange(stage) {
      await pageActions(stage).openTab('quick')
      await pageActions(stage).press('login.useEmail')
      await pageActions(stage).tickTerms()
      await pageActions(stage).fillEmail()
    },
    ...form(),
  },
  loginByPassword: {
    async arrange(stage) {
      await pageActions(stage).openTab('password')
      await pageActions(stage).tickTerms()
      await pageActions(stage).fillPassword()
    },
    ...form(),
  },
  bindPhone: {
    async arrange(stage) {
      await scanAs(stage, confirmedUnbound)
      await dialog()
      await pageActions(stage).fillPhone()
    },
    ...form(),
    succeeds: (stage) => expect(openDialog()?.textContent).toContain(stage.say('login.profile.title')),
  },
  getSubjects: {
    arrange: readyForProfile,
    act: (stage) => stage.user.dblClick(submitButton()),
    showsFault: (_stage, sentence) => expect(openDialog()?.textContent).toContain(sentence),
    retry: (stage) => pageActions(stage).answer('state.retry'),
    succeeds: () => element('input[type="search"]', openDialog() ?? document),
  },
  saveProfile: {
    async arrange(stage) {
      await readyForProfile(stage)
      await stage.user.click(submitButton())
      await chooseSubject(stage, 'Artificial intelligence', '人工智能')
    },
    act: (stage) => stage.user.dblClick(submitButton()),
    showsFault: (_stage, sentence) => expect(openDialog()?.textContent).toContain(sentence),
    retry: (stage) => stage.user.click(submitButton()),
    succeeds: atHome,
  },
  getCountries: {
    waits: false,
    act: (stage) => pageActions(stage).openTab('quick'),
    showsFault: (_stage, sentence) => expect(toasts().join('\n')).toContain(sentence),
    retry: () => dispatchEvent(new Event('online')),
    succeeds: () => element('option[value="852"]'),
  },
  getUserInfo: {
    signedIn: true,
    // SES-07: without an answer the visitor is a guest, who can sign in or ask again.
    showsFault: (stage) =>
      expect(element<HTMLElement>('header').innerText).toContain(stage.say('shell.login')),
    retry: (stage) => stage.reload(),
    succeeds: atHome,
  },
  openScene: {
    at: '/scan/scene-1',
    showsFault: (stage, sentence, kind) => (kind === 'expired' ? boxOpens(stage) : mainSays(sentence)),
    async retry(stage) {
      if (openDialog() !== null) return stage.reload()
      await pageActions(stage).press('state.retry')
    },
    succeeds: () => mainSays('Chrome · Windows'),
  },
  confirmScene: {
    at: '/scan/scene-1',
    arrange: (stage) => pageActions(stage).fillPhone(),
    act: (stage) => stage.user.dblClick(submitButton()),
    showsFault: (stage, sentence, kind) => (kind === 'expired' ? boxOpens(stage) : mainSays(sentence)),
    async retry(stage) {
      if (openDialog() !== null) {
        await pageActions(stage).answer('shell.cancel')
        await until(() => expect(openDialog()).toBeNull())
      }
      await stage.user.click(submitButton())
    },
    succeeds: (stage) => mainSays(stage.say('scan.approved.title')),
  },
}

const calls = Object.keys(scenarios) as CallName[]

describe.each(Object.entries(scenarios) as Array<[CallName, Scenario]>)('%s', (call, scenario) => {
  const kinds = faultKinds.filter((kind): kind is Fault => kind !== '401')
  // Every call and every fault in both languages, by turns.
  const turn = calls.indexOf(call)
  const all = kinds.map((kind, place) => [kind, (turn + place) % 2 === 0 ? 'zh-CN' : 'en'] as const)
  // A plain run has each fault in a third of the calls. The contract's tests meet every call with every fault.
  const cases = all.filter((_, place) => inject('isDeep') || (turn + place) % 3 === 0)

  it.each(cases)('ends well after the fault %s in %s', async (kind, locale: Locale) => {
    const deadlines = watchDeadlines()
    const alert = vi.spyOn(globalThis, 'alert').mockImplementation(() => undefined)
    const held = kind === 'slow' || kind === 'hang' ? network.hold(call) : null
    if (held === null) network.use(fault(call, kind))
    const stage = await openStage({
      at: scenario.at ?? '/login',
      locale,
      ...(scenario.signedIn === undefined ? {} : { signedIn: scenario.signedIn }),
    })
    await scenario.arrange?.(stage)
    const typed = values()
    await scenario.act?.(stage)

    if (held !== null) {
      await until(() => expect(held.count).toBe(1))
      if (scenario.waits !== false)
        expect(document.querySelector('[aria-busy="true"], [role="status"]')).not.toBeNull()
    }
    if (kind === 'slow') {
      await held?.answer(happy(call, locale))
    } else {
      if (kind === 'hang') deadlines.pass()
      await until(() => scenario.showsFault?.(stage, sentenceOf(stage, kind, locale), kind))
      expect(await network.sent(call)).toHaveLength(1)
      expect(values().slice(0, typed.length)).toEqual(typed)
      network.use(answer(call, ({ language }) => fixturesFor(language)[call]))
      stage.clock.increment(500)
      await scenario.retry(stage)
    }
    await until(() => scenario.succeeds(stage))
    expect(await network.sent(call)).toHaveLength(kind === 'slow' ? 1 : 2)

    expect(alert).not.toHaveBeenCalled()
    expect(document.querySelector('img[src="x"], [onerror]')).toBeNull()
    expect(stage.errors).toEqual([])
    expect(network.stray()).toEqual([])
    vi.restoreAllMocks()
  })
})

const panel = () => element('[role="tabpanel"]')

function atHome() {
  expect(location.pathname).toBe('/home')
}

function mainSays(text: string) {
  expect(element('main').textContent).toContain(text)
}

function boxOpens(stage: Stage) {
  expect(openDialog()?.textContent).toContain(stage.say('shell.expired'))
}

function form(): Pick<Scenario, 'act' | 'showsFault' | 'retry' | 'succeeds'> {
  return {
    act: (stage) => stage.user.dblClick(submitButton()),
    showsFault(_stage, sentence) {
      expect((openDialog() ?? element('main form')).textContent).toContain(sentence)
      expect(toasts().join('\n')).toContain(sentence)
    },
    retry: (stage) => stage.user.click(submitButton()),
    succeeds: atHome,
  }
}

function codeButton(): Pick<Scenario, 'act' | 'showsFault' | 'retry' | 'succeeds'> {
  const button = () => element<HTMLButtonElement>('input[name="code"] + button', openDialog() ?? document)
  return {
    act: (stage) => stage.user.dblClick(button()),
    showsFault: (stage, sentence, kind) =>
      kind === 'expired' && location.pathname.startsWith('/scan/')
        ? boxOpens(stage)
        : expect(toasts().join('\n')).toContain(sentence),
    async retry(stage) {
      if (openDialog()?.role === 'alertdialog') {
        await pageActions(stage).answer('shell.cancel')
        await until(() => expect(openDialog()).toBeNull())
      }
      await stage.user.click(button())
    },
    succeeds: () => expect(button().textContent).toMatch(/\d/),
  }
}

async function readyForProfile(stage: Stage) {
  network.use(answer('loginByPassword', firstLoginResult))
  await pageActions(stage).openTab('password')
  await pageActions(stage).tickTerms()
  await pageActions(stage).fillPassword()
}

/** Values of the visible forms, passwords and choices included. */
const values = () =>
  [
    ...document.querySelectorAll<HTMLFormElement>('main form, [role=dialog] form, [role=alertdialog] form'),
  ].map((shown) => Object.fromEntries([...new FormData(shown)]))

const happy = (call: CallName, locale: Locale) =>
  answerResponse(call, fixturesFor(locale === 'en' ? 'en' : 'zh')[call])

/** Sentence that the visitor reads. */
const sentenceOf = (stage: Stage, kind: Fault, locale: Locale): string => {
  const language = locale === 'en' ? 'en' : 'zh'
  switch (kind) {
    case 'offline':
    case 'reset':
      return stage.say('error.kind.offline')
    case 'hang':
      return stage.say('error.kind.timeout')
    case 'html':
      return stage.say('error.kind.server')
    case '500':
      return messageOf('fault', language, null)
    case '429':
      return messageOf('limited', language, 30)
    case 'expired':
      return messageOf('sessionExpired', language, null)
    case 'huge':
      return stage.say('error.invalid')
    case 'htmlInMsg':
      return `<b>${messageOf('invalid', language, null)}</b>`
    case 'halfJson':
    case 'empty':
    case 'null':
    case 'wrongTypes':
      return stage.say('error.kind.malformed')
    case 'slow':
      throw new Error('A slow answer is no failure')
  }
}

/** The 30 seconds of every request (SES-01) pass when the test says so. */
const watchDeadlines = () => {
  const running: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    expect(milliseconds).toBe(30_000)
    const controller = new AbortController()
    running.push(controller)
    return controller.signal
  })
  return {
    pass: () => {
      for (const controller of running.splice(0)) controller.abort(new DOMException('late', 'TimeoutError'))
    },
  }
}
