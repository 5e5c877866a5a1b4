import type { ReactNode } from 'react'

import type { NavItem } from '../../../contract/site.ts'
import type { Theme } from '../../../theme/theme.ts'
import type { UserMenuProps } from './UserMenu.tsx'

export interface HeaderProps {
  /** Null while it is not known. */
  nav: readonly NavItem[] | null
  /** Address of the logo, or empty for the built-in mark. */
  logo?: string | undefined
  /** Name of the site; empty: the product's own. */
  name?: string | undefined
  /** Languages of the site; with a single one there is no switch. */
  languages?: readonly string[] | undefined
  locale: 'zh-CN' | 'en'
  user: 'restoring' | 'guest' | UserMenuProps['user']
  unread: number
  /** Path of the page, for `aria-current`. */
  path: string
  theme: Theme
  /** The search of the whole site. */
  search?: ReactNode
  /** With the `url` to come back to. */
  loginHref: string
  onLocale: (locale: 'zh-CN' | 'en') => void
  onTheme: (theme: Theme) => void
  onSignOut: () => void
  /** Create-conference or organizer centre was pressed, also by a guest. */
  onOrganizer: () => void
  organizerBusy?: boolean | undefined
}
