import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'

import { isListed, isPublic } from './isPublic.ts'
import { conferences, lives, videos } from './schema/catalogue.ts'

/** Of no conference, or of one for which `what` is true. */
const ofConference = (what: SQL | undefined): SQL | undefined =>
  or(
    isNull(lives.conferenceId),
    sql`exists (select 1 from ${conferences} where ${conferences.id} = ${lives.conferenceId} and ${what})`,
  )

/** It stands in lists and is found by search. */
export const isListedLive = and(eq(lives.publication, 'scheduled'), ofConference(isListed))
/** Anybody may read its page: who was about to come finds there that it is cancelled. A draft does not exist. */
export const isPublicLive = and(sql`${lives.publication} <> 'draft'`, ofConference(isPublic))

/** A hidden recording exists for the team alone. */
export const isShown: SQL = eq(videos.hidden, false)

/** It does not take place: it was cancelled itself, or with its conference before it began. */
export const isLiveCancelled = (
  { publication, status }: Pick<typeof lives.$inferSelect, 'publication' | 'status'>,
  isConferenceCancelled: boolean,
): boolean => publication === 'cancelled' || (isConferenceCancelled && status === 'not_started')
