import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'

import { inLanguage } from '../../../../src/contract/inLanguage.ts'
import type { EarlierPool } from '../../../../src/contract/paperAssignment.ts'
import { doesWork } from '../../../../src/contract/teamParts.ts'
import { conferences } from '../../../db/schema/catalogue.ts'
import { paperReviewers } from '../../../db/schema/paperReviewers.ts'
import type { Db, Tx } from '../../../db/types.ts'
import type { MessageLanguage } from '../../../shared/sentences/language.ts'
import { grantsOf } from '../../rolesOf.ts'
import type { Actor } from '../../types.ts'

type Conference = typeof conferences.$inferSelect

/** The pool before this one: of the same organizer, and only where the account decides about papers, too. */
export const earlierPoolOf = async (
  tx: Db | Tx,
  actor: Actor,
  conference: Conference,
  language: MessageLanguage,
): Promise<EarlierPool> => {
  const earlier = await earlierConference(tx, actor, conference)
  if (earlier === null) return { conference: null, missing: 0 }
  return {
    conference: inLanguage(language, earlier.title, earlier.engTitle),
    missing: (await missingOf(tx, earlier, conference)).length,
  }
}

/** Takes those who are missing into the pool, as they are known there. */
export const reusePool = async (tx: Tx, actor: Actor, conference: Conference, at: Date): Promise<void> => {
  const earlier = await earlierConference(tx, actor, conference)
  const missing = earlier === null ? [] : await missingOf(tx, earlier, conference)
  if (missing.length === 0) return
  await tx
    .insert(paperReviewers)
    .values(
      missing.map(({ userId, name, email, affiliation, keywords, loadCap }) => ({
        ...{ userId, name, email, affiliation, keywords, loadCap },
        ...{ conferenceId: conference.id, createdAt: at },
      })),
    )
    .onConflictDoNothing()
}

const earlierConference = async (
  tx: Db | Tx,
  actor: Actor,
  { id, organizerId, startsAt }: Conference,
): Promise<Conference | null> => {
  if (organizerId === null) return null
  const grants = await grantsOf(tx, actor)
  const found = await tx
    .select()
    .from(conferences)
    .where(
      and(
        eq(conferences.organizerId, organizerId),
        ne(conferences.id, id),
        lt(conferences.startsAt, startsAt),
        sql`exists (select 1 from ${paperReviewers}
          where ${paperReviewers.conferenceId} = ${conferences.id} and ${paperReviewers.isActive})`,
      ),
    )
    .orderBy(desc(conferences.startsAt), desc(conferences.id))
    .limit(20)
  const isTheirs = (one: Conference) =>
    doesWork(
      'papers',
      grants.filter(({ conferenceId }) => conferenceId === one.id).map(({ role }) => role),
    )
  return found.find(isTheirs) ?? null
}

const missingOf = async (tx: Db | Tx, earlier: Conference, conference: Conference) => {
  const rows = await tx
    .select()
    .from(paperReviewers)
    .where(and(eq(paperReviewers.conferenceId, earlier.id), paperReviewers.isActive))
    .orderBy(paperReviewers.id)
  const here = await tx.select().from(paperReviewers).where(eq(paperReviewers.conferenceId, conference.id))
  const accounts = new Set(here.map(({ userId }) => userId))
  const addresses = new Set(here.map(({ email }) => email))
  return rows.filter(({ userId, email }) =>
    userId === null
      ? !addresses.has(email)
      : !accounts.has(userId) && (email === '' || !addresses.has(email)),
  )
}
