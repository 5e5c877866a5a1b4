import type { Role } from './roles.ts'

/** Parts of the team of a conference, in the order in which they are shown. */
export const teamParts = [
  'organizer',
  'secretary',
  'programme',
  'finance',
  'staff',
] as const satisfies readonly Role[]
export type TeamPart = (typeof teamParts)[number]

/**
 * Roles for each kind of work in a conference (CONF-03): calls, pages and queues name the work, and each user is
 * limited to their own. The records and events of a role are defined by `server/lifecycles/readers.ts` and the
 * lifecycles.
 */
export const workOf = {
  /** The conference itself, its team and its settings. */
  run: ['organizer'],
  /** The stored conference, and the members of its team. */
  know: teamParts,
  /** Texts of the conference in both languages, its hosts, committees and contacts. */
  content: ['organizer', 'secretary'],
  /** Ticket types, prices, dates of registration, meals. */
  sale: ['organizer', 'secretary'],
  /** Papers, reviews, decisions, rebuttals. */
  papers: ['organizer', 'programme'],
  gate: ['organizer', 'staff'],
  /** Lives: host, time, audience, and their recordings. */
  lives: ['organizer', 'programme'],
  /** People who registered, mail to them, badges and certificates. */
  people: ['organizer', 'secretary'],
} as const satisfies Readonly<Record<string, readonly TeamPart[]>>

/** Whether a user with these roles does that work. */
export const doesWork = (work: keyof typeof workOf, parts: readonly Role[]): boolean =>
  (workOf[work] as readonly Role[]).some((part) => parts.includes(part))
