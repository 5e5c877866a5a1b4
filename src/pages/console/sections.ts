import type { ConsoleSection } from '../../components/site/Console/sections.ts'
import type { Inbox } from '../../machines/inbox/inbox.types.ts'
import type { Role } from '../../contract/roles.ts'
import { workOf } from '../../contract/teamParts.ts'

const sections: ReadonlyArray<{ section: ConsoleSection; href: `/${string}`; roles: readonly Role[] }> = [
  { section: 'paperDesk', href: '/console/papers', roles: workOf.papers },
  { section: 'site', href: '/console/site', roles: ['admin'] },
  { section: 'users', href: '/console/users', roles: ['admin'] },
  { section: 'jobs', href: '/console/jobs', roles: ['admin'] },
  { section: 'audit', href: '/console/audit', roles: ['admin'] },
]

/** Sections open to an account with these roles, with their counts where available. */
export const sectionsFor = ({ roles, dead_jobs }: Pick<Inbox, 'roles' | 'dead_jobs'>) =>
  sections
    .filter((each) => each.roles.some((role) => roles.includes(role)))
    .map(({ section, href }) => ({ section, href, waiting: section === 'jobs' ? (dead_jobs ?? null) : null }))

/** For the page of a section: itself where the account may open it. */
export const sectionChoice =
  (wanted: ConsoleSection) =>
  (inbox: Inbox): ConsoleSection | undefined =>
    sectionsFor(inbox).find(({ section }) => section === wanted)?.section

/** Whether the account scans at doors. */
export const hasGate = ({ roles }: Pick<Inbox, 'roles'>): boolean =>
  roles.some((role) => role === 'staff' || role === 'organizer')
