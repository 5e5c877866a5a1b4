import { and, eq } from 'drizzle-orm'

import type { DraftRefusal, OwnConference } from '../../src/contract/ownConference.ts'
import type { TeamPart } from '../../src/contract/teamParts.ts'
import { takeHit } from '../accounts/limits.ts'
import { users } from '../db/schema/accounts.ts'
import { conferences } from '../db/schema/catalogue.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import { pick, type Deps, type MemberCall } from './table.ts'

export type Row = typeof conferences.$inferSelect

interface Making {
  /** Whether the draft that the key has made has the same words. */
  readonly isSame: (made: Row) => boolean
  readonly write: (tx: Tx, at: Date) => Promise<Row>
}

/** Makes one draft for a key, if the account may make conferences (ORG-05). @throws Refused */
export const makeDraft = async (
  { db, now }: Deps,
  { member: { userId } }: MemberCall,
  key: string,
  { isSame, write }: Making,
): Promise<Row> => {
  const sameOf = (made: Row): Row => {
    if (!isSame(made)) throw new Refused('keyReused', { field: 'key' })
    return made
  }
  const made = await madeWith(db, userId, key)
  if (made !== null) return sameOf(made)
  const wait = await takeHit(db, { key: `draft:${userId}`, hits: 60, seconds: 3600 }, now())
  if (wait !== null) throw new Refused('limited', { retryAfter: wait })
  return db.transaction(async (tx) => {
    // An approval that is taken back at this moment waits for the draft, or the draft for it.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const refusal = await refusalOf(tx, userId)
    if (refusal !== null) throw new Refused(refusal)
    // Ten at once are in line at the account's row: the first one has written by now.
    const known = await madeWith(tx, userId, key)
    return known === null ? write(tx, new Date(now())) : sameOf(known)
  })
}

/** Groups 2 and 3 and approved accounts may make conferences (ORG-05); null: this account may. */
export const refusalOf = async (db: Db | Tx, userId: number): Promise<DraftRefusal | null> => {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (user === undefined) throw new Refused('signedOut')
  if (user.groupId === 2 || user.groupId === 3 || user.sponsorApplyStatus === 1) return null
  if (user.sponsorApplyStatus === 3) return 'organizerNotPickedUp'
  return user.sponsorApplyStatus === 4 ? 'organizerRejected' : 'organizerNotCompleted'
}

const madeWith = async (db: Db | Tx, userId: number, key: string): Promise<Row | null> => {
  const [row] = await db
    .select()
    .from(conferences)
    .where(and(eq(conferences.organizerId, userId), eq(conferences.creationKey, key)))
  return row ?? null
}

/** A conference as a list of its team shows it. */
export const cardOf = (row: Row, parts: TeamPart[], exchange: Exchange): OwnConference => ({
  parts,
  id: row.id,
  title: row.title,
  eng_title: row.engTitle,
  place: pick(exchange, row.place, row.engPlace),
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  time_zone: row.timeZone,
  publication: row.publication,
  status: row.state,
})
