import { configure } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { createIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import allTexts from 'virtual:messages/all'
import { Router } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { SimulatedClock } from 'xstate'

import { messageLanguage } from '../../../server/shared/sentences/messages.ts'
import type { MessageLanguage } from '../../../server/shared/sentences/language.ts'
import { App } from '../../../src/app/App.tsx'
import type { AppServices, Navigation, PageProps, RoomStandIns } from '../../../src/app/context.tsx'
import { createNavigation } from '../../../src/app/navigation.ts'
import { pageBehind } from '../../../src/app/links.ts'
import { createPageCache } from '../../../src/app/pageCache.ts'
import type { PageCache } from '../../../src/app/pageCache.ts'
import { frameTexts, isOwnPath, matchPath } from '../../../src/app/routes.ts'
import { createServices } from '../../../src/app/services.ts'
import { loadMessages } from '../../../src/i18n/loadMessages.ts'
import { parseLocale } from '../../../src/i18n/locale.ts'
import type { Locale, Namespace } from '../../../src/i18n/locale.ts'
import { createTextStore } from '../../../src/i18n/textStore.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { readCookie, writeCookie } from '../../../src/services/cookies.ts'
import type { Network } from './createNetwork.ts'
import { createMemoryAddress } from './memoryAddress.ts'
import type { Recorder, Running } from './recorder.ts'

export interface StageOptions {
  /** Address on this site, with query. */
  readonly at: string
  /** The browser holds the cookies of a session. Whether the server knows it is up to `getUserInfo`. */
  readonly signedIn?: boolean
  /** Data that the server put into the page, by `dataKey`. */
  readonly served?: Readonly<Record<string, unknown>>
  /** The page's chunk is not there before the first render. */
  readonly lazily?: boolean
  /** Chunks wait for `chunks.arrive()` from the start. */
  readonly holdsChunks?: boolean
  /** Replaces the route's page, and brings these texts. */
  readonly page?: { readonly shown: ComponentType<PageProps>; readonly texts: readonly Namespace[] }
  /** Instead of cameras and the network's media. */
  readonly live?: RoomStandIns
}

/** No delay between keys, and no check of covered elements. */
export const handsOptions = { delay: null, pointerEventsCheck: 0 } as const

/** Environment of a page, in a test or in the workshop. */
export interface Ground {
  readonly network: Network
  readonly recorder: Recorder
  /** Absent: as the browser remembers it. */
  readonly locale?: Locale
  /** Prefix of every request. */
  readonly baseUrl?: string
  /** Milliseconds until a request that is not answered fails; the site's own unless given. */
  readonly timeout?: number
  /** Has an address bar of its own, and leaves the document's alone. */
  readonly isApart?: boolean
  /**
   * The visitor's hands, from the one copy of user-event in the document: two copies hide typing in a date field from
   * each other.
   */
  readonly hands: () => UserEvent
}

/** One browser tab with the whole site in it: real services, the real address bar, MSW's network, a clock of its own. */
export interface Stage {
  readonly network: Network
  /** Language of the server's answers. */
  readonly language: MessageLanguage
  readonly user: UserEvent
  /** Drives every delay of every machine. */
  readonly clock: SimulatedClock
  readonly services: AppServices
  /** Addresses outside of the site that the page went to. */
  readonly left: readonly string[]
  /** Number of document reloads requested by the page. */
  readonly reloads: number
  /** Path, query and hash of the address bar. */
  address(): string
  /** Path of the address bar. */
  path(): string
  /** Uncaught errors, and errors written to the console. */
  readonly errors: string[]
  /** A text of the site in the language that is shown now. */
  say(id: string, values?: Record<string, string | number>): string
  /** The newest actor of a machine that `which` accepts. @throws when there is none */
  actor<Id extends MachineId>(id: Id, which?: (actor: Running<Id>) => boolean): Running<Id>
  actors<Id extends MachineId>(id: Id): Running<Id>[]
  /** Chunks of pages, and texts of namespaces and languages; held ones arrive when the test releases them. */
  readonly chunks: Delivery
  readonly texts: Delivery
  /** The same tab with a new document: memory is gone, cookies and storage stay. */
  reload(): Promise<void>
  /** Removes the page; its data in the browser stay. */
  close(): void
}

export interface Delivery {
  hold(): void
  arrive(): void
  fail(): void
}

configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message ?? 'No such element') })

/** Opens the site at an address, in the address bar and the document that there are. */
export const createStage = async (options: StageOptions, ground: Ground): Promise<Stage> => {
  const { network, recorder, hands } = ground
  if (ground.locale !== undefined) writeCookie('locale', ground.locale)
  if (options.signedIn) {
    for (const [name, value] of Object.entries(session)) writeCookie(name, value)
  }
  if (!ground.isApart) history.replaceState(null, '', options.at)

  const before = new Set<unknown>(recorder.all())
  const { errors, release } = watchErrors()
  const left: string[] = []
  const chunks = createGate()
  const texts = createGate()
  if (options.holdsChunks) chunks.hold()
  let reloads = 0
  let site: AppServices['site'] | null = null
  const sisters = () => site?.getSnapshot().context.site?.base.sister_origins ?? []
  const bar = ground.isApart
    ? createMemoryAddress(options.at, sisters)
    : { navigation: createNavigation({ sisters }), read: documentAddress, hook: useBrowserLocation }
  const path = () => new URL(bar.read(), location.origin).pathname
  const place = () => {
    const match = matchPath(path())
    return { route: match.kind === 'page' ? match.route.name : 'login', address: bar.read() }
  }
  let tab = await openTab()

  async function openTab(first = true) {
    const locale = parseLocale(readCookie('locale'))
    document.documentElement.lang = locale
    const store = createTextStore({ locale, messages: {} }, [], async (wanted, namespaces) => {
      await texts.pass()
      return loadMessages(wanted, namespaces)
    })
    const cache = createPageCache(store)
    const pages: PageCache = {
      ...cache,
      read: (route) => cache.read(route) && (options.page?.shown ?? cache.read(route)),
      async load(route: Parameters<typeof cache.load>[0]) {
        await chunks.pass()
        return cache.load(route)
      },
    }
    const clock = new SimulatedClock()
    const to: Navigation['to'] = (address, how) => {
      const target = new URL(address, location.origin + bar.read())
      if (target.origin === location.origin && isOwnPath(target.pathname)) bar.navigation.to(address, how)
      else left.push(target.href)
    }
    const { services, start, stop, forgetServed } = createServices({
      boot: { locale, handheld: false, data: first ? (options.served ?? {}) : {} },
      texts: store,
      where: 'browser',
      place,
      baseUrl: ground.baseUrl ?? '',
      ...(ground.timeout === undefined ? {} : { timeout: ground.timeout }),
      ...(options.live === undefined ? {} : { live: options.live }),
      actorOptions: { inspect: recorder.inspect, clock },
      navigation: {
        ...bar.navigation,
        to,
        toLogin: (back = bar.read(), how = {}) => to(`/login?url=${encodeURIComponent(back)}`, how),
        afterLogin: () => to(bar.navigation.returnAddress(), { replace: true }),
        reload: () => {
          reloads += 1
        },
      },
    })
    site = services.site
    await store.ensure([...frameTexts, ...(options.page?.texts ?? [])])
    const route = pageBehind(path())
    if (route !== null && !options.lazily) await cache.load(route)
    const host = document.body.appendChild(document.createElement('div'))
    const root: Root = createRoot(host, { onUncaughtError: (error) => errors.push(String(error)) })
    await new Promise<void>((ready) =>
      root.render(
        <Router hook={bar.hook}>
          <App services={services} pages={pages} onReady={ready} onLeave={forgetServed} />
        </Router>,
      ),
    )
    start()
    return {
      clock,
      services,
      close() {
        root.unmount()
        stop()
        host.remove()
      },
    }
  }

  const actors = <Id extends MachineId>(id: Id) => recorder.actors(id).filter((actor) => !before.has(actor))
  return {
    network,
    get language() {
      return messageLanguage(tab.services.texts.read().locale)
    },
    user: hands(),
    get clock() {
      return tab.clock
    },
    get services() {
      return tab.services
    },
    left,
    get reloads() {
      return reloads
    },
    errors,
    address: bar.read,
    path,
    say(id, values = {}) {
      return intlOf(tab.services.texts.read().locale).formatMessage({ id }, values)
    },
    actor(id, which = () => true) {
      const found = actors(id).findLast(which)
      if (found === undefined) throw new Error(`No ${id} has run yet`)
      return found
    },
    actors,
    chunks,
    texts,
    async reload() {
      tab.close()
      tab = await openTab(false)
    },
    close() {
      tab.close()
      release()
    },
  }
}

/** Values that a sign-in stores in the browser. */
export const session = { token: 'token-7', sign: 'sign-7', uid: '7' }

const documentAddress = () => location.pathname + location.search + location.hash

/** Passes everything until `hold`; then each caller waits for the test. */
const createGate = () => {
  let held = false
  let waiting: Array<{ arrive: () => void; fail: (error: Error) => void }> = []
  const release = () => {
    const asking = waiting
    waiting = []
    if (asking.length === 0) throw new Error('Nobody is waiting for this')
    return asking
  }
  return {
    pass: () =>
      held ? new Promise<void>((arrive, fail) => waiting.push({ arrive, fail })) : Promise.resolve(),
    hold: () => {
      held = true
    },
    arrive: () => {
      for (const { arrive } of release()) arrive()
    },
    fail: () => {
      for (const { fail } of release()) fail(new TypeError('Failed to fetch'))
    },
  }
}

const intls = new Map<Locale, IntlShape>()

/** All texts of a language; joining them takes longer than saying one. */
const intlOf = (locale: Locale): IntlShape => {
  const known = intls.get(locale)
  if (known !== undefined) return known
  const messages = Object.assign({}, ...Object.values(allTexts[locale] ?? {}))
  const intl = createIntl({ locale, messages, timeZone: 'Asia/Shanghai' })
  intls.set(locale, intl)
  return intl
}

const watchErrors = () => {
  const errors: string[] = []
  const onError = (event: ErrorEvent) => errors.push(String(event.error ?? event.message))
  const onRejection = (event: PromiseRejectionEvent) => errors.push(String(event.reason))
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  const write = console.error
  console.error = (...said: unknown[]) => {
    errors.push(said.map(String).join(' '))
  }
  const release = () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
    console.error = write
  }
  return { errors, release }
}
