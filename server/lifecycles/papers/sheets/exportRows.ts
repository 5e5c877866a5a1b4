import { and, asc, eq, inArray, isNull } from 'drizzle-orm'

import { lastOutcomeOf } from '../../../../src/contract/paperOutcome.ts'
import type { SheetExport } from '../../../../src/contract/paperSheetWords.ts'
import type { Decision } from '../../../../src/contract/paperWords.ts'
import { maskedEmail } from '../../../shared/masks.ts'
import { users } from '../../../db/schema/accounts.ts'
import { paperReviewers, reviewInvitations } from '../../../db/schema/paperReviewers.ts'
import { paperDecisions, papers, reviews } from '../../../db/schema/papers.ts'
import type { Db } from '../../../db/types.ts'
import {
  actionWord,
  columnsOf,
  columnHeadings,
  decisionWord,
  stateWord,
  type SheetAction,
  type SheetColumn,
} from '../../../shared/sentences/sheetWords.ts'
import type { MessageLanguage } from '../../../shared/sentences/language.ts'
import { timeCell, type Cell } from '../../../shared/cells.ts'
import { deskRows, type DeskWish } from '../deskList.ts'
import { reviewerName } from '../reviewerName.ts'
import { isSubmitted } from '../reviewerNumbers.ts'
import { stateAt } from '../readableParts.ts'
import { settingsOf } from '../settings.ts'
import { isAssigned } from './isAssigned.ts'

export interface ExportWish extends Pick<DeskWish, 'conferenceId' | 'userId' | 'filter' | 'q'> {
  readonly what: SheetExport
  readonly language: MessageLanguage
  readonly at: Date
  /** Time zone of the shown times. */
  readonly timeZone: string
}

/** Papers that are read at a time: the memory that an export takes, however many there are. */
const batch = 200

type PaperRow = typeof papers.$inferSelect
type Line = Partial<Record<SheetColumn, Cell | null>>

/**
 * Rows of a spreadsheet for a chair, of no paper that the desk hides from them. The first row has the names of the columns in
 * the language of the visitor, the second their keys, which stay the same.
 */
export async function* exportRows(db: Db, wish: ExportWish): AsyncGenerator<Cell[][]> {
  const columns = columnsOf[wish.what]
  yield [columnHeadings(columns, wish.timeZone, wish.language), [...columns]]
  const { graceMinutes } = await settingsOf(db, wish.conferenceId)
  const read = readers[wish.what]
  let after: number | null = null
  for (;;) {
    const found: PaperRow[] = await deskRows(db, { ...wish, after, limit: batch })
    const lines = found.length === 0 ? [] : await read(db, found, { ...wish, graceMinutes })
    if (lines.length > 0) yield lines.map((line) => columns.map((column) => line[column] ?? ''))
    after = found.at(-1)?.id ?? after
    if (found.length < batch) return
  }
}

type Reading = ExportWish & { readonly graceMinutes: number }
type Reader = (db: Db, found: readonly PaperRow[], reading: Reading) => Promise<Line[]>

const about = ({ id, form }: PaperRow): Line => ({ paper: id, title: form.title, eng_title: form.eng_title })
const grade: Record<Decision, number> = { accept: 4, minor_revision: 3, major_revision: 2, rejection: 1 }

const papersIn: Reader = async (db, found, { language, timeZone }) => {
  const ids = found.map(({ id }) => id)
  const asked = await db
    .select({
      paperId: reviews.paperId,
      round: reviews.round,
      state: reviews.state,
      recommendation: reviews.recommendation,
    })
    .from(reviews)
    .where(inArray(reviews.paperId, ids))
  const prepared = await db
    .select()
    .from(paperDecisions)
    .where(and(inArray(paperDecisions.paperId, ids), eq(paperDecisions.state, 'prepared')))
  return found.map((paper) => {
    const ofRound = asked.filter(({ paperId, round }) => paperId === paper.id && round === paper.round)
    const done = ofRound.filter(({ state }) => isSubmitted(state))
    const grades = done.flatMap(({ recommendation }) =>
      recommendation === null ? [] : [grade[recommendation]],
    )
    const [stage = '', disposition = ''] = paper.state.split('.')
    const decision = prepared.find(({ paperId }) => paperId === paper.id)
    return {
      ...about(paper),
      stage: stateWord(stage, language),
      disposition: stateWord(disposition, language),
      round: paper.round,
      assigned: ofRound.filter(({ state }) => isAssigned(state)).length,
      submitted: done.length,
      mean:
        grades.length === 0
          ? ''
          : Math.round((grades.reduce((sum, each) => sum + each, 0) / grades.length) * 100) / 100,
      last_decision: decisionWord(lastOutcomeOf(paper), language),
      decision: decisionWord(decision?.decision ?? null, language),
      letter: decision?.letter ?? '',
      deadline: timeCell(paper.revisionDueAt, timeZone),
      moved: timeCell(paper.movedAt, timeZone),
    }
  })
}

/** With who was asked by an account, under the name that the chair gave. */
const reviewsIn = (db: Db, found: readonly PaperRow[], conferenceId: number) =>
  db
    .select({
      review: reviews,
      accountEmail: users.email,
      reviewerId: paperReviewers.id,
      name: reviewerName,
    })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .leftJoin(
      paperReviewers,
      and(eq(paperReviewers.userId, users.id), eq(paperReviewers.conferenceId, conferenceId)),
    )
    .where(
      inArray(
        reviews.paperId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(reviews.round), asc(reviews.id))

/** Addresses of accounts as the desk shows them: most of them hidden. */
const assignmentsIn: Reader = async (db, found, { conferenceId, language, at, graceMinutes, timeZone }) => {
  const asked = await reviewsIn(db, found, conferenceId)
  const links = await db
    .select({ link: reviewInvitations, reviewerId: paperReviewers.id })
    .from(reviewInvitations)
    .leftJoin(
      paperReviewers,
      and(eq(paperReviewers.email, reviewInvitations.email), eq(paperReviewers.conferenceId, conferenceId)),
    )
    .where(
      and(
        inArray(
          reviewInvitations.paperId,
          found.map(({ id }) => id),
        ),
        isNull(reviewInvitations.reviewId),
      ),
    )
    .orderBy(asc(reviewInvitations.round), asc(reviewInvitations.id))
  // A row of an earlier round, or of a former member of the pool, cannot be brought back.
  const actionOf = (paper: PaperRow, round: number, reviewerId: number | null, action: SheetAction) =>
    round === paper.round && reviewerId !== null ? actionWord(action, language) : ''
  return found.flatMap((paper) => [
    ...asked
      .filter(({ review }) => review.paperId === paper.id)
      .map(({ review, accountEmail, reviewerId, name }): Line => ({
        ...about(paper),
        round: review.round,
        reviewer_id: reviewerId,
        reviewer: name,
        email: (accountEmail ?? '') === '' ? '' : maskedEmail((accountEmail ?? '').toLowerCase()),
        state: stateWord(`review.${stateAt(at, review, graceMinutes)}`, language),
        due: timeCell(review.reviewDueAt ?? review.responseDueAt, timeZone),
        action: actionOf(paper, review.round, reviewerId, isAssigned(review.state) ? 'assign' : 'withdraw'),
      })),
    ...links
      .filter(({ link }) => link.paperId === paper.id)
      .map(({ link, reviewerId }): Line => {
        const isCancelled = link.cancelledAt !== null
        const state = isCancelled ? 'cancelled' : at > link.responseDueAt ? 'expired' : 'waiting'
        return {
          ...about(paper),
          round: link.round,
          reviewer_id: reviewerId,
          reviewer: link.name,
          email: link.email,
          state: stateWord(`review.pending.${state}`, language),
          due: timeCell(link.responseDueAt, timeZone),
          action: actionOf(paper, link.round, reviewerId, isCancelled ? 'withdraw' : 'assign'),
        }
      }),
  ])
}

/** A review that is not submitted is visible to its reviewer only. */
const textsIn: Reader = async (db, found, { conferenceId, language, at, graceMinutes, timeZone }) => {
  const asked = await reviewsIn(db, found, conferenceId)
  return found.flatMap((paper) =>
    asked
      .filter(({ review }) => review.paperId === paper.id)
      .map(({ review, name }): Line => {
        const isShown = isSubmitted(review.state)
        return {
          ...about(paper),
          round: review.round,
          review_id: review.id,
          reviewer: name,
          state: stateWord(`review.${stateAt(at, review, graceMinutes)}`, language),
          recommendation: isShown ? decisionWord(review.recommendation, language) : '',
          comments: isShown ? review.comments : '',
          remarks: isShown ? review.remarks : '',
          submitted_at: isShown ? timeCell(review.submittedAt, timeZone) : '',
        }
      }),
  )
}

const readers = { papers: papersIn, assignments: assignmentsIn, reviews: textsIn } as const
