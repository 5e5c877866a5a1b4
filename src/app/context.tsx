import { createContext, useContext } from 'react'
import type { ActorOptions, AnyActorLogic, InspectionEvent } from 'xstate'

import type { TextStore } from '../i18n/textStore.ts'
import type { LocaleSwitchActorRef } from '../machines/localeSwitch/localeSwitch.machine.ts'
import type { SessionActorRef } from '../machines/session/session.machine.ts'
import type { SiteConfigActorRef } from '../machines/siteConfig/siteConfig.machine.ts'
import type { Api } from '../services/api.ts'
import type { createConsentService } from '../services/consentService.ts'
import type { LiveStandIns } from '../services/live/liveService.ts'
import type { LoginService } from '../services/loginService.ts'
import type { createSessionService } from '../services/sessionService.ts'
import type { KeyValueStore } from '../services/storage.ts'
import type { Theme } from '../theme/theme.ts'
import type { Initial } from './boot.ts'
import type { DocumentTitle } from './documentTitle.ts'
import type { KeptPlaces } from './keptPlaces.ts'
import type { Toast, ToastQueue } from './toasts.ts'

/** Props from the route; everything else comes from the context. */
export interface PageProps {
  /** Name of the route, for pages that serve several. */
  readonly name: string
  /** Decoded parts of the path. */
  readonly params: Readonly<Record<string, string>>
}

/** Everything a page may use of the world. Built once by `services.ts`; stories and tests build their own. */
export interface AppServices {
  readonly api: Api
  /** Ports of the login machines. */
  readonly login: LoginService
  /** Port for requesting members' consent again. */
  readonly consent: ReturnType<typeof createConsentService>
  /** Ports of the organizer, redirect and session machines. */
  readonly account: ReturnType<typeof createSessionService>
  /** A service that few pages need, see `src/app/lazyServices`: built once, and its code comes with the chunk of such a page. */
  readonly own: <Service>(create: (needs: LazyDeps) => Service) => Service
  /** The server's view when it rendered this page; undefined after the visitor has moved on. */
  readonly initial: Initial
  /** The visitor holds a phone, which cannot scan its own screen. */
  readonly handheld: boolean

  /** The visitor's session; one actor for the whole visit. */
  readonly session: SessionActorRef
  /** Configuration, navigation, footer; one actor for the whole visit. */
  readonly site: SiteConfigActorRef
  /** The language (I18N-01); one actor for the whole visit. */
  readonly locale: LocaleSwitchActorRef
  readonly texts: TextStore
  readonly documentTitle: DocumentTitle
  readonly theme: ThemeStore
  readonly toasts: ToastQueue
  readonly toast: (toast: Toast) => void

  readonly go: Navigation
  /** Contents of lists that the visitor may come back to. */
  readonly kept: KeptPlaces
  readonly delays: Delays
  /** For every `useActorRef(logic, { ...actorOptions })`. Empty on the site; the workshop and the tests watch with it. */
  readonly actorOptions: {
    readonly inspect?: (event: InspectionEvent) => void
    readonly clock?: NonNullable<ActorOptions<AnyActorLogic>['clock']>
  }
  /** Unguessable and new each time: names one attempt to do something, so that it is not done twice. */
  readonly newKey: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface LazyDeps {
  readonly api: Api
  /** Prefix of every path; empty on the site itself. */
  readonly baseUrl: string
  /** Storage of this tab; gone with it. */
  readonly tab: KeyValueStore
  /** Storage of this browser. */
  readonly local: KeyValueStore
  /** Id of the signed-in member. */
  readonly uid: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Empty on the site; stories and tests replace cameras and the network. */
  readonly live: RoomStandIns
  readonly actorOptions: AppServices['actorOptions']
}

export interface RoomStandIns extends LiveStandIns {
  /** Clock for the delays of a room's connections. */
  readonly clock?: AppServices['actorOptions']['clock']
}

/**
 * Delays of the machines by name, in milliseconds. Empty on the site, where the machines' own values hold; stories and
 * tests hold time still with it.
 */
export interface Delays {
  /** SCAN-01, and the interval of payment checks. */
  readonly poll?: number
  /** Time of the next check of an unpaid order (ORD-01). */
  readonly deadline?: number
  /** LOGIN-08 */
  readonly settle?: number
  /** MOB-01 */
  readonly redirect?: number
  /** NAV-06 */
  readonly chunkTimeout?: number
  /** Three, two, one before a live begins. */
  readonly countdown?: number
  /** Duration of the notice that the hand was rejected. */
  readonly rejection?: number
  /** Without a change before a draft is kept (SES-08). */
  readonly quiet?: number
  /** Until an attempt to open the chat of a live counts as failed. */
  readonly patience?: number
  /** Between two attempts to open it. */
  readonly backoff?: number
  /** Between two attempts to get the picture of a live. */
  readonly retry?: number
  /** Between two questions for the recording of a live. */
  readonly pause?: number
}

export interface Navigation {
  /** Goes to a path of this site, without reloading the document where possible; elsewhere by address. */
  to(address: string, options?: { replace?: boolean }): void
  /** To the login, and afterwards back to this address (SES-08). */
  toLogin(returnTo?: string, options?: { replace?: boolean }): void
  /** Goes to the `url` of the address bar after a login, if it may be followed (NAV-08), else to /home. */
  afterLogin(): void
  /** The address that `afterLogin` will take. */
  returnAddress(): string
  /** To the page before this one; /home when there is none. */
  back(): void
  reload(): void
  /**
   * While held, links ask before they leave this page: `ask` receives a function that continues. The browser asks by
   * itself before the document is closed. Returns the release.
   */
  hold(ask: (leave: () => void) => void): () => void
  /** Names the present place of the history: the same when the visitor comes back to it. */
  entry(): string
}

export interface ThemeStore {
  read(): Theme
  subscribe(listener: () => void): () => void
  choose(theme: Theme): void
}

const Context = createContext<AppServices | null>(null)

export const ServicesProvider = Context.Provider

/** @throws outside of a `ServicesProvider` */
export const useServices = (): AppServices => {
  const services = useContext(Context)
  if (services === null) throw new Error('A page was rendered outside of its ServicesProvider')
  return services
}
