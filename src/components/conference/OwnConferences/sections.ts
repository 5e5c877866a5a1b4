import { workOf, type TeamPart } from '../../../contract/teamParts.ts'

interface Section {
  readonly name: string
  readonly href: (id: number) => string
  /** Roles that the section is for; for the others the page does not exist. */
  readonly parts: readonly TeamPart[]
}

/** Pages of a conference for its team, in the order of use. */
export const sections = [
  { name: 'basics', href: (id: number) => `/organizer/${id}/basics`, parts: workOf.run },
  { name: 'content', href: (id: number) => `/organizer/${id}/content`, parts: workOf.content },
  { name: 'hosts', href: (id: number) => `/organizer/${id}/hosts`, parts: workOf.content },
  { name: 'preview', href: (id: number) => `/organizer/${id}/preview`, parts: workOf.content },
  {
    name: 'publish',
    href: (id: number) => `/console/conferencePublication/${id}`,
    parts: workOf.run,
  },
  { name: 'team', href: (id: number) => `/organizer/${id}/team`, parts: workOf.know },
  { name: 'tickets', href: (id: number) => `/organizer/${id}/tickets`, parts: workOf.sale },
  { name: 'coupons', href: (id: number) => `/organizer/${id}/coupons`, parts: workOf.sale },
  { name: 'form', href: (id: number) => `/organizer/${id}/form`, parts: workOf.people },
  { name: 'hotels', href: (id: number) => `/organizer/${id}/hotels`, parts: workOf.sale },
  { name: 'people', href: (id: number) => `/organizer/${id}/people`, parts: workOf.people },
  { name: 'mail', href: (id: number) => `/organizer/${id}/mail`, parts: workOf.people },
  { name: 'documents', href: (id: number) => `/organizer/${id}/documents`, parts: workOf.people },
  { name: 'lives', href: (id: number) => `/organizer/${id}/lives`, parts: workOf.lives },
  { name: 'papers', href: (id: number) => `/console/papers/${id}/settings`, parts: workOf.papers },
  { name: 'copy', href: (id: number) => `/organizer/${id}/copy`, parts: workOf.run },
] as const satisfies readonly Section[]

/** Sections open to a user with these roles. */
export const sectionsOf = (parts: readonly TeamPart[]) =>
  sections.filter((section: Section) => section.parts.some((part) => parts.includes(part)))
