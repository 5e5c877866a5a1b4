import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'

import type { DraftForm, DraftRefusal, OwnConference } from '../../src/contract/ownConference.ts'
import { teamParts, type TeamPart } from '../../src/contract/teamParts.ts'
import { takeHit } from '../accounts/limits.ts'
import { users } from '../db/schema/accounts.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { userRoles } from '../db/schema/organizers.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import { isRowId, pick, type HandlerTable, type Deps } from './table.ts'

/** The conferences of a team (ORG-05, CONF-03): the list, and the drafts that only the team can see. */
export const ownConferenceHandlers = ({ db, now }: Deps) =>
  ({
    listOwnConferences: async ({ page, page_size }, { exchange, member: { userId } }) => {
      const own = inTeam(db, userId)
      const [sum] = await db.select({ total: count() }).from(conferences).where(own)
      const rows = await db
        .select()
        .from(conferences)
        .where(own)
        .orderBy(desc(conferences.createdAt), desc(conferences.id))
        .limit(page_size)
        .offset((page - 1) * page_size)
      return {
        list: await cardsOf(db, rows, userId, exchange),
        total: sum?.total ?? 0,
        page,
        page_size,
        refusal: await refusalOf(db, userId),
      }
    },

    getOwnConference: async ({ id }, { exchange, member }) => {
      const [row] = isRowId(id)
        ? await db
            .select()
            .from(conferences)
            .where(and(eq(conferences.id, id), inTeam(db, member.userId)))
        : []
      const [card] = await cardsOf(db, row === undefined ? [] : [row], member.userId, exchange)
      if (card === undefined) throw new Refused('notFound', { field: 'id' })
      return card
    },

    createConference: async ({ key, ...form }, { exchange, member: { userId } }) => {
      const made = await madeWith(db, userId, key)
      if (made !== null) return cardOf(same(made, form), ['organizer'], exchange)
      const wait = await takeHit(db, { key: `draft:${userId}`, hits: 60, seconds: 3600 }, now())
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      const row = await db.transaction(async (tx) => {
        // An approval that is taken back at this moment waits for the draft, or the draft for it.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
        const refusal = await refusalOf(tx, userId)
        if (refusal !== null) throw new Refused(refusal)
        // Ten at once stand in line at the account's row: the first one has written by now.
        const known = await madeWith(tx, userId, key)
        if (known !== null) return same(known, form)
        const [draft] = await tx
          .insert(conferences)
          .values({
            ...valuesOf(form),
            organizerId: userId,
            publication: 'draft',
            creationKey: key,
            createdAt: new Date(now()),
          })
          .returning()
        if (draft === undefined) throw new Error('the draft was not written')
        await tx.insert(userRoles).values({ userId, role: 'organizer', conferenceId: draft.id })
        return draft
      })
      return cardOf(row, ['organizer'], exchange)
    },
  }) satisfies Partial<HandlerTable>

type Row = typeof conferences.$inferSelect

/** Those in whose team it is; who founded one is a chair of it. */
const inTeam = (db: Db, userId: number) =>
  inArray(
    conferences.id,
    db
      .select({ id: sql<number>`${userRoles.conferenceId}` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, userId), sql`${userRoles.conferenceId} is not null`)),
  )

/** With the parts that the account plays in each. */
const cardsOf = async (
  db: Db,
  rows: readonly Row[],
  userId: number,
  exchange: Exchange,
): Promise<OwnConference[]> => {
  const granted = await db.select().from(userRoles).where(eq(userRoles.userId, userId))
  return rows.map((row) => {
    const here = granted.filter(({ conferenceId }) => conferenceId === row.id).map(({ role }) => role)
    return cardOf(
      row,
      teamParts.filter((part) => here.includes(part)),
      exchange,
    )
  })
}

/** Groups 2 and 3 and approved accounts may make conferences (ORG-05); null: this account may. */
const refusalOf = async (db: Db | Tx, userId: number): Promise<DraftRefusal | null> => {
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

/** The draft that this key made, if it was asked for with the same words. */
const same = (row: Row, form: DraftForm): Row => {
  const wanted = valuesOf(form)
  const isSame =
    row.title === wanted.title &&
    row.engTitle === wanted.engTitle &&
    row.startsAt.getTime() === wanted.startsAt.getTime() &&
    row.endsAt.getTime() === wanted.endsAt.getTime()
  if (!isSame) throw new Refused('keyReused', { field: 'key' })
  return row
}

/** Whole days in the zone that a new conference has until another one is chosen. */
const valuesOf = ({ title, eng_title, starts_on, ends_on }: DraftForm) => ({
  title,
  engTitle: eng_title ?? '',
  startsAt: new Date(`${starts_on}T00:00:00+08:00`),
  endsAt: new Date(`${ends_on}T23:59:59+08:00`),
})

const cardOf = (row: Row, parts: TeamPart[], exchange: Exchange): OwnConference => ({
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
