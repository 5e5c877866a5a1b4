import type { ConsoleSection } from '../../components/Console/sections.ts'
import type { Role } from '../../contract/roles.ts'

const sections: ReadonlyArray<{ section: ConsoleSection; href: `/${string}`; roles: readonly Role[] }> = [
  { section: 'site', href: '/console/site', roles: ['admin'] },
  { section: 'users', href: '/console/users', roles: ['admin'] },
  { section: 'jobs', href: '/console/jobs', roles: ['admin'] },
  { section: 'audit', href: '/console/audit', roles: ['admin'] },
]

/** Those that an account with these parts may open. */
export const sectionsFor = (roles: readonly Role[]) =>
  sections.filter((each) => each.roles.some((role) => roles.includes(role)))

/** For the page of a section: itself where the account may open it. */
export const sectionChoice =
  (wanted: ConsoleSection) =>
  ({ roles }: { roles: readonly Role[] }): ConsoleSection | undefined =>
    sectionsFor(roles).find(({ section }) => section === wanted)?.section
