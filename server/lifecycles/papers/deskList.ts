import { and, count, desc, eq, inArray, lt, ne, notInArray, sql, type SQL } from 'drizzle-orm'

import {
  mostCounted,
  type DeskCard,
  type DeskFilter,
  type PaperConference,
} from '../../../src/contract/paperDesk.ts'
import type { Decision } from '../../../src/contract/paperWords.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import { paperDecisions, papers, paperWords, reviews, spacedHan } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { authorIds, writtenBy } from './authorIds.ts'
import { isSubmitted } from './reviewerNumbers.ts'
import { settingsOf } from './settings.ts'
import { outcomeAhead } from '../../../src/contract/paperOutcome.ts'
import { workOf } from '../../../src/contract/teamParts.ts'

export interface DeskWish {
  readonly conferenceId: number
  /** Viewer: their own work is left out. */
  readonly userId: number
  readonly filter: DeskFilter
  readonly q: string
  /** Number of the last paper that is known; null: from the beginning. */
  readonly after: number | null
  readonly limit: number
}

/** Papers of a conference for its chairs, the newest number first. */
export const deskCards = async (
  tx: Db | Tx,
  wish: DeskWish,
  language: MessageLanguage,
): Promise<DeskCard[]> => {
  const rows = await deskRows(tx, wish)
  const ids = rows.map(({ id }) => id)
  const asked = await reviewsOf(tx, ids)
  const prepared = await preparedOf(tx, ids)
  const { rounds } = await settingsOf(tx, wish.conferenceId)
  return rows.map((row) => {
    const { id, form } = row
    const waiting = prepared.get(id)
    const ofRound = asked.filter(({ paperId, round }) => paperId === id && round === row.round)
    return {
      id,
      state: row.state,
      version: row.version,
      round: row.round,
      title: inLanguage(language, form.title, form.eng_title),
      authors: form.authors.map(({ name, eng_name }) => inLanguage(language, name, eng_name)),
      last_decision: row.lastDecision,
      asked: ofRound.length,
      accepted: ofRound.filter(({ state }) => state.startsWith('accepted.')).length,
      submitted: ofRound.filter(({ state }) => isSubmitted(state)).length,
      tally: tallyOf(
        ofRound.flatMap(({ state, recommendation }) => (isSubmitted(state) ? [recommendation] : [])),
      ),
      prepared:
        waiting === undefined
          ? null
          : { ...waiting, outcome: outcomeAhead(waiting.decision, { state: row.state, rounds }) },
      at: row.movedAt.toISOString(),
    }
  })
}

/** The papers of the list as they are stored. */
export const deskRows = async (tx: Db | Tx, wish: DeskWish) => {
  const { conferenceId, filter, after, limit } = wish
  const own = await ownIds(tx, wish)
  const { reviewsNeeded } = await settingsOf(tx, conferenceId)
  return tx
    .select()
    .from(papers)
    .where(
      and(
        shownIn(conferenceId, own),
        after === null ? undefined : lt(papers.id, after),
        conditionOf(filter, reviewsNeeded),
        found(wish.q),
      ),
    )
    .orderBy(desc(papers.id))
    .limit(limit)
}

/** Those of these papers that the list could show to this chair, with the accounts of their authors. */
export const deskRowsOf = async (
  tx: Db | Tx,
  viewer: Pick<DeskWish, 'conferenceId' | 'userId'>,
  ids: readonly number[],
) =>
  ids.length === 0
    ? []
    : tx
        .select({ row: papers, accounts: authorIds })
        .from(papers)
        .where(and(shownIn(viewer.conferenceId, await ownIds(tx, viewer)), inArray(papers.id, [...ids])))

/** Number of papers per choice of the list; choices that depend on reviews count up to `mostCounted`. */
export const deskCounts = async (
  tx: Db | Tx,
  { conferenceId, userId }: Pick<DeskWish, 'conferenceId' | 'userId'>,
): Promise<Record<DeskFilter, number>> => {
  const own = await ownIds(tx, { conferenceId, userId })
  const { reviewsNeeded } = await settingsOf(tx, conferenceId)
  const shown = shownIn(conferenceId, own)
  const states = await tx
    .select({ state: papers.state, number: count() })
    .from(papers)
    .where(shown)
    .groupBy(papers.state)
  const sumOf = (wanted: readonly string[]) =>
    states.filter(({ state }) => wanted.includes(state)).reduce((sum, { number }) => sum + number, 0)
  const numberOf = async (filter: DeskFilter) => {
    const some = tx
      .select({ id: papers.id })
      .from(papers)
      .where(and(shown, conditionOf(filter, reviewsNeeded)))
      .limit(mostCounted)
      .as('some')
    const [row] = await tx.select({ number: count() }).from(some)
    return row?.number ?? 0
  }
  return {
    all: states.reduce((sum, { number }) => sum + number, 0),
    check: sumOf(statesOf.check),
    undecided: await numberOf('undecided'),
    prepared: await numberOf('prepared'),
    review: sumOf(statesOf.review),
    revision: sumOf(statesOf.revision),
    accepted: sumOf(statesOf.accepted),
    rejected: sumOf(statesOf.rejected),
    withdrawn: sumOf(statesOf.withdrawn),
    published: sumOf(statesOf.published),
  }
}

/** Conferences in which the account decides about papers. */
export const conferencesOfChair = async (
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
  language: MessageLanguage,
): Promise<{ list: PaperConference[]; total: number }> => {
  const grants = await db
    .select({ conferenceId: userRoles.conferenceId })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), inArray(userRoles.role, [...workOf.papers])))
  const ids = grants.flatMap(({ conferenceId }) => (conferenceId === null ? [] : [conferenceId]))
  const theirs = ids.length < grants.length ? undefined : inArray(conferences.id, ids)
  const [sum] = await db.select({ total: count() }).from(conferences).where(theirs)
  const rows = await db
    .select()
    .from(conferences)
    .where(theirs)
    .orderBy(desc(conferences.startsAt), desc(conferences.id))
    .limit(limit)
    .offset(offset)
  const list = []
  for (const row of rows) {
    const own = await ownIds(db, { conferenceId: row.id, userId })
    const [numbers] = await db
      .select({
        papers: count(),
        unchecked: sql<number>`count(*) filter (where ${papers.state} = 'administrator_review.active')::int`,
      })
      .from(papers)
      .where(shownIn(row.id, own))
    const [prepared] = await db
      .select({ number: count() })
      .from(papers)
      .where(and(shownIn(row.id, own), isPrepared))
    list.push({
      id: row.id,
      title: inLanguage(language, row.title, row.engTitle),
      deadline: row.submissionDeadline?.toISOString() ?? null,
      time_zone: row.timeZone,
      papers: numbers?.papers ?? 0,
      unchecked: numbers?.unchecked ?? 0,
      prepared: prepared?.number ?? 0,
    })
  }
  return { list, total: sum?.total ?? 0 }
}

/** Papers of the conference that the account wrote, by itself or by its e-mail address. */
const ownIds = async (tx: Db | Tx, { conferenceId, userId }: Pick<DeskWish, 'conferenceId' | 'userId'>) => {
  const rows = await tx
    .select({ id: papers.id })
    .from(papers)
    .where(and(eq(papers.conferenceId, conferenceId), writtenBy(userId)))
  return rows.map(({ id }) => id)
}

const shownIn = (conferenceId: number, own: readonly number[]) =>
  and(
    eq(papers.conferenceId, conferenceId),
    ne(papers.state, 'draft'),
    own.length === 0 ? undefined : notInArray(papers.id, [...own]),
  )

const stages = ['administrator_review', 'first_review', 'second_review'] as const
const inStages = (place: string) => stages.map((stage) => `${stage}.${place}`)
const statesOf = {
  check: ['administrator_review.active'],
  review: ['first_review.active', 'second_review.active'],
  revision: inStages('awaiting_revision'),
  accepted: ['first_review.accepted', 'second_review.accepted'],
  rejected: inStages('rejected'),
  withdrawn: inStages('withdrawn'),
  published: ['published.accepted', 'published.retracted', 'indexed.accepted', 'indexed.retracted'],
} as const satisfies Partial<Record<DeskFilter, readonly string[]>>

const isPrepared = sql`exists (select 1 from ${paperDecisions} d where d.paper_id = ${papers.id} and d.state = 'prepared')`

const conditionOf = (filter: DeskFilter, reviewsNeeded: number): SQL | undefined => {
  if (filter === 'all') return undefined
  if (filter === 'prepared') return isPrepared
  if (filter !== 'undecided') return inArray(papers.state, [...statesOf[filter]])
  // Enough reviews are there, without a decision.
  return and(
    inArray(papers.state, [...statesOf.review]),
    sql`not ${isPrepared}`,
    sql`(select count(*) from ${reviews} r where r.paper_id = ${papers.id} and r.round = ${papers.round}
      and r.state in ('accepted.submitted', 'accepted.acknowledged')) >= ${reviewsNeeded}`,
  )
}

/** A number, or words of a title or a name, of which the last may be begun only. */
const found = (q: string): SQL | undefined => {
  if (q === '') return undefined
  const number = /^#?([1-9]\d{0,8})$/.exec(q)?.[1]
  const words = q.match(/[\p{L}\p{N}]+/gu)
  if (words === null) return sql`false`
  const spaced = spacedHan(sql`${words.join(' ')}::text`)
  const wanted = sql`(nullif(phraseto_tsquery('simple', ${spaced})::text, '') || ':*')::tsquery`
  if (number === undefined) return sql`${paperWords(papers.form)} @@ ${wanted}`
  // Two questions, each with its index: together in one condition they have none.
  return sql`${papers.id} in (select ${number}::int union all
    select f.id from ${papers} f where f.state <> 'draft' and ${paperWords(sql`f.form`)} @@ ${wanted})`
}

const reviewsOf = async (tx: Db | Tx, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : tx
        .select({
          paperId: reviews.paperId,
          round: reviews.round,
          state: reviews.state,
          recommendation: reviews.recommendation,
        })
        .from(reviews)
        .where(inArray(reviews.paperId, [...ids]))

const preparedOf = async (tx: Db | Tx, ids: readonly number[]) => {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({
            paperId: paperDecisions.paperId,
            id: paperDecisions.id,
            decision: paperDecisions.decision,
            by: users.nickname,
          })
          .from(paperDecisions)
          .innerJoin(users, eq(users.id, paperDecisions.userId))
          .where(and(inArray(paperDecisions.paperId, [...ids]), eq(paperDecisions.state, 'prepared')))
  return new Map(rows.map(({ paperId, ...decision }) => [paperId, decision]))
}

const tallyOf = (recommendations: ReadonlyArray<Decision | null>): DeskCard['tally'] => {
  const tally = { accept: 0, minor_revision: 0, major_revision: 0, rejection: 0 }
  for (const each of recommendations) if (each !== null) tally[each] += 1
  return tally
}
