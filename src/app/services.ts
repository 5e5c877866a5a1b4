import { createActor } from 'xstate'

import { getLinks, getNavFooter, getNavHeader, getSiteBase } from '../contract/site.ts'
import { parseLocale } from '../i18n/locale.ts'
import type { TextStore } from '../i18n/textStore.ts'
import { localeSwitchMachine } from '../machines/localeSwitch/localeSwitch.machine.ts'
import { createSessionActors } from '../machines/session/session.actors.ts'
import { sessionMachine } from '../machines/session/session.machine.ts'
import type { Place } from '../machines/session/session.types.ts'
import { actorsOf } from '../machines/shared/actorsOf.ts'
import { siteConfigMachine } from '../machines/siteConfig/siteConfig.machine.ts'
import type { Site } from '../machines/siteConfig/siteConfig.types.ts'
import { createApi } from '../services/api.ts'
import { createConsentGate, createConsentService } from '../services/consentService.ts'
import { readCookie, writeCookie } from '../services/cookies.ts'
import { createCountdowns } from '../services/countdowns.ts'
import { createCredentialStore } from '../services/credentialStore.ts'
import { createLoginService } from '../services/loginService.ts'
import { newKey } from '../services/newKey.ts'
import { createSessionService } from '../services/sessionService.ts'
import { createSiteService } from '../services/siteService.ts'
import { createKeyValueStore } from '../services/storage.ts'
import { initialOf } from './boot.ts'
import type { Boot, Initial } from './boot.ts'
import type { AppServices, Delays, Navigation, LazyDeps, RoomStandIns } from './context.tsx'
import { createDocumentTitle } from './documentTitle.ts'
import { createKeptPlaces } from './keptPlaces.ts'
import { createNavigation } from './navigation.ts'
import { createThemeStore } from './themeStore.ts'
import { createToastQueue } from './toasts.ts'

export interface ServicesOptions {
  readonly boot: Boot
  readonly texts: TextStore
  /** `markup`: for rendering on the server, where there is neither a document nor a storage. */
  readonly where: 'browser' | 'markup'
  /** The current place of the visitor, by the route's name (SES-05). */
  readonly place: () => Place
  readonly delays?: Delays
  readonly baseUrl?: string
  /** Milliseconds; 30 000 by SES-01. */
  readonly timeout?: number
  /** Options of every actor, see `AppServices`. */
  readonly actorOptions?: AppServices['actorOptions']
  /** Milliseconds since 1970; in a preview, of its moment. */
  readonly now?: () => number
  /** Instead of the address bar, where that is not ours to change. */
  readonly navigation?: Navigation
  /** Instead of cameras and the network's media. */
  readonly live?: RoomStandIns
}

/** The one place where services are built. Nothing runs before `start`, so that the first render is the server's. */
export const createServices = ({
  boot,
  texts,
  where,
  place,
  delays = {},
  baseUrl = '',
  timeout = 30_000,
  actorOptions = hookedOptions(),
  now = Date.now,
  navigation,
  live = {},
}: ServicesOptions) => {
  const inBrowser = where === 'browser'
  const local = createKeyValueStore(() => localStorage)
  const credentials = createCredentialStore(local)
  const language = () => texts.read().locale
  const gate = createConsentGate()
  const api = createApi({
    baseUrl,
    headers: () => ({ ...credentials.read(), lang: language() }),
    timeout,
    onConsentNeeded: gate.ask,
    onSessionLost: ({ kind }) =>
      session.send(
        kind === 'refused'
          ? { type: 'factor.need' }
          : { type: kind === 'expired' ? 'session.expire' : 'session.reject', place: place() },
      ),
  })
  const account = createSessionService({ api, credentials })
  const sites = createSiteService({ api, local, locale: language })
  const tab = createKeyValueStore(() => sessionStorage)
  const uid = () => credentials.read().uid
  const countdowns = createCountdowns(tab, now)

  // The answers belong to the page that came with them: later ones would show yesterday's news.
  let served: Boot | null = boot
  const initial: Initial = (endpoint, input) =>
    served === null || served.locale !== language() ? undefined : initialOf(served)(endpoint, input)

  const session = createActor(sessionMachine.provide({ actors: createSessionActors(account) }), {
    ...actorOptions,
    input: { held: inBrowser && credentials.isHeld(), place: place() },
  })
  const site = createActor(siteConfigMachine.provide({ actors: actorsOf(siteConfigMachine, sites) }), {
    ...actorOptions,
    input: { cached: servedSite(initial) ?? (inBrowser ? sites.readCache() : null) },
  })
  const loadLocale = async (wanted: string) => {
    const locale = parseLocale(wanted)
    await texts.switchTo(locale)
    writeCookie('locale', locale)
  }
  const locale = createActor(
    localeSwitchMachine.provide({ actors: actorsOf(localeSwitchMachine, { loadLocale }) }),
    { ...actorOptions, input: { locale: language() } },
  )
  const go =
    navigation ??
    createNavigation({ sisters: () => site.getSnapshot().context.site?.base.sister_origins ?? [] })
  session.on('login.wanted', ({ returnTo }) => go.toLogin(returnTo))
  session.on('reload.wanted', () => go.reload())
  locale.on('locale.changed', () => site.send({ type: 'config.refresh' }))

  const toasts = createToastQueue()
  const services: AppServices = {
    api,
    login: createLoginService({ api, credentials, countdowns }),
    account,
    consent: createConsentService({ api, gate }),
    own: once({ api, baseUrl, tab, local, uid, now, live, actorOptions }),
    initial,
    handheld: boot.handheld,
    session,
    site,
    locale,
    texts,
    documentTitle: createDocumentTitle(texts, () => site.getSnapshot().context.site?.base.name ?? ''),
    theme: createThemeStore(inBrowser ? { read: () => readCookie('theme'), write: writeCookie } : null),
    toasts,
    toast: (toast) => toasts.push(toast),
    go,
    kept: createKeptPlaces(now),
    delays,
    actorOptions,
    newKey,
    now,
  }
  site.subscribe(services.documentTitle.ofSite)
  const actors = [locale, session, site]
  return {
    services,
    start() {
      for (const actor of actors) actor.start()
    },
    stop() {
      for (const actor of actors) actor.stop()
    },
    /** The visitor has moved on to another page. */
    forgetServed() {
      served = null
    },
  }
}

/**
 * `__SYMPOSIUM_INSPECT__`: a function of developer tools and tests that receives each inspection event of the visit's
 * machines.
 */
const hookedOptions = (): AppServices['actorOptions'] => {
  const { __SYMPOSIUM_INSPECT__: inspect } = globalThis as Hooked
  return typeof inspect === 'function' ? { inspect } : {}
}

interface Hooked {
  readonly __SYMPOSIUM_INSPECT__?: AppServices['actorOptions']['inspect']
}

const servedSite = (initial: Initial): Site | null => {
  const base = initial(getSiteBase, {})
  const header = initial(getNavHeader, {})
  const footer = initial(getNavFooter, {})
  const links = initial(getLinks, {})
  return base && header && footer && links ? { base, header, footer, links } : null
}

/** Each service once, by its builder. */
const once = (needs: LazyDeps): AppServices['own'] => {
  const made = new Map<unknown, unknown>()
  return <Service>(create: (needs: LazyDeps) => Service) => {
    if (!made.has(create)) made.set(create, create(needs))
    return made.get(create) as Service
  }
}
