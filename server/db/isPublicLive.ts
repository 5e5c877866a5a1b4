import { and, eq, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm'

import { isListed, isPublic } from './isPublic.ts'
import { conferences, lives, videos } from './schema/catalogue.ts'

/** Lives without a conference, or of one for which `what` is true. */
const ofConference = (what: SQL | undefined): SQL | undefined =>
  or(
    isNull(lives.conferenceId),
    sql`exists (select 1 from ${conferences} where ${conferences.id} = ${lives.conferenceId} and ${what})`,
  )

/** It was to begin within a conference that is over before: it does not take place. */
const isMissed = and(
  eq(lives.status, 'not_started'),
  eq(conferences.state, 'ended'),
  lte(lives.startsAt, conferences.endsAt),
)

/** It is in lists and is found by search. */
export const isListedLive = and(
  eq(lives.publication, 'scheduled'),
  ofConference(and(isListed, not(isMissed ?? sql`false`))),
)
/** Anybody may read its page: who was about to come finds there that it is cancelled. A draft does not exist. */
export const isPublicLive = and(sql`${lives.publication} <> 'draft'`, ofConference(isPublic))

/** A hidden recording exists for the team alone. */
export const isShown: SQL = eq(videos.hidden, false)

/** Columns that a live needs of its conference, to be selected with it. */
export const ofLive = {
  timeZone: conferences.timeZone,
  isCancelled: conferences.isCancelled,
  state: conferences.state,
  endsAt: conferences.endsAt,
}

/**
 * Whether it does not take place: it was cancelled itself, or its conference was cancelled, or was over, before it began. A live
 * after the last day of its conference is held all the same. `conference`: null if it has none.
 */
export const isLiveCancelled = (
  { publication, status, startsAt }: Pick<typeof lives.$inferSelect, 'publication' | 'status' | 'startsAt'>,
  conference: Pick<typeof conferences.$inferSelect, 'isCancelled' | 'state' | 'endsAt'> | null,
): boolean =>
  publication === 'cancelled' ||
  (conference !== null &&
    status === 'not_started' &&
    (conference.isCancelled || (conference.state === 'ended' && startsAt <= conference.endsAt)))
