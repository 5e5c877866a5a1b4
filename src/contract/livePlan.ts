/** A live before it begins, apart from its room (LIVE-01): only a scheduled one exists for visitors. */
export const livePublications = ['draft', 'scheduled', 'cancelled'] as const
export type LivePublication = (typeof livePublications)[number]

/** Access to the room besides host, funder and team: all visitors, registered members, or holders of certain ticket types. */
export const liveAccesses = ['public', 'registered', 'ticket'] as const
export type LiveAccess = (typeof liveAccesses)[number]

export const liveActs = ['schedule', 'cancel', 'reopen'] as const
export type LiveAct = (typeof liveActs)[number]

/** Next state of a live for each action; missing: the action is not possible then. */
const ways: Readonly<Record<LiveAct, Readonly<Partial<Record<LivePublication, LivePublication>>>>> = {
  schedule: { draft: 'scheduled' },
  cancel: { scheduled: 'cancelled' },
  reopen: { cancelled: 'draft' },
}

/** Null: not possible now. */
export const planAfter = (publication: LivePublication, act: LiveAct): LivePublication | null =>
  ways[act][publication] ?? null

/** Delay after which a live that has not begun counts as missed, because the end of a live is not announced. In milliseconds. */
const longestDelay = 12 * 3_600_000

/** Whether a live that has not begun does not begin any more. Instants are in milliseconds since 1970. */
export const isLiveMissed = (startsAt: number, now: number): boolean => now - startsAt > longestDelay
