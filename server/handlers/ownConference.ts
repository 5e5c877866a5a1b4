import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'

import type { DraftForm, OwnConference } from '../../src/contract/ownConference.ts'
import { teamParts } from '../../src/contract/teamParts.ts'
import { instantAt } from '../../src/contract/wallTimes.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { userRoles } from '../db/schema/organizers.ts'
import type { Db } from '../db/types.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import { cardOf, makeDraft, refusalOf, type Row } from './drafts.ts'
import { mustKnowSubject } from './knownSubject.ts'
import { isRowId, type HandlerTable, type Deps } from './table.ts'

/** The conferences of a team (ORG-05, CONF-03): the list, and the drafts that only the team can see. */
export const ownConferenceHandlers = (deps: Deps) => {
  const { db } = deps
  return {
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

    createConference: async ({ key, ...form }, call) => {
      const { userId } = call.member
      const row = await makeDraft(deps, call, key, {
        isSame: (made) => isSame(made, form),
        write: async (tx, at) => {
          await mustKnowSubject(tx, form.subject_id)
          const [draft] = await tx
            .insert(conferences)
            .values({
              ...valuesOf(form),
              organizerId: userId,
              publication: 'draft',
              creationKey: key,
              createdAt: at,
            })
            .returning()
          if (draft === undefined) throw new Error('the draft was not written')
          await tx.insert(userRoles).values({ userId, role: 'organizer', conferenceId: draft.id })
          return draft
        },
      })
      return cardOf(row, ['organizer'], call.exchange)
    },
  } satisfies Partial<HandlerTable>
}

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

/** Whether a draft was requested with these words. */
const isSame = (row: Row, form: DraftForm): boolean => {
  const wanted = valuesOf(form)
  return (
    row.title === wanted.title &&
    row.engTitle === wanted.engTitle &&
    row.timeZone === wanted.timeZone &&
    row.subjectId === wanted.subjectId &&
    row.place === wanted.place &&
    row.engPlace === wanted.engPlace &&
    row.startsAt.getTime() === wanted.startsAt.getTime() &&
    row.endsAt.getTime() === wanted.endsAt.getTime()
  )
}

/** Whole days by the clocks of its zone. */
const valuesOf = (form: DraftForm) => ({
  title: form.title,
  engTitle: form.eng_title ?? '',
  timeZone: form.time_zone,
  startsAt: new Date(instantAt(`${form.starts_on}T00:00:00`, form.time_zone)),
  endsAt: new Date(instantAt(`${form.ends_on}T23:59:59`, form.time_zone)),
  subjectId: form.subject_id === 0 ? null : form.subject_id,
  place: form.place,
  engPlace: form.eng_place,
})
