import type { FooterColumn, FriendlyLink, NavItem, SiteBase } from '../../contract/site.ts'
import type { Failure } from '../../contract/failure.ts'

/** Everything the frame of the site shows that comes from the server. */
export interface Site {
  base: SiteBase
  header: NavItem[]
  footer: FooterColumn[]
  links: FriendlyLink[]
}

export interface SiteConfigInput {
  /** Site config of the last visit, or of the rendered page; null on a first visit. */
  cached: Site | null
}

export interface SiteConfigContext {
  site: Site | null
  failure: Failure | null
}

export type SiteConfigEvent = { type: 'config.refresh' }
export type SiteConfigEmitted = { type: 'config.failed'; failure: Failure }
export type SiteConfigTag = 'busy' | 'failure'

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface SiteConfigPort {
  /** Fetches and caches the configuration. Rejects with `CallError`. */
  fetchSite(signal: AbortSignal): Promise<Site>
}
