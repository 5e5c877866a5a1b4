import type { FooterColumn, FriendlyLink, SiteBase } from '../../../contract/site.ts'

export interface FooterProps {
  /** Null while it is not known. */
  site: SiteBase | null
  columns: readonly FooterColumn[]
  links: readonly FriendlyLink[]
  locale: 'zh-CN' | 'en'
  /** People work on this page: nothing lies over it. */
  isStill?: boolean
}
