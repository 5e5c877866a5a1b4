import { setImmediate as letOthers } from 'node:timers/promises'
import { and, eq, inArray, isNull } from 'drizzle-orm'

import { decisionForm } from '../../../../src/contract/paperDesk.ts'
import type { SheetKind } from '../../../../src/contract/paperSheetWords.ts'
import { isCellError } from '../../../../src/contract/cellText.ts'
import { isReason, type Reason } from '../../../../src/contract/reasons.ts'
import { plainText } from '../../../../src/contract/text.ts'
import { lifecycles } from '../../../../src/machines/lifecycles/lifecycles.ts'
import { decide } from '../../../../src/machines/lifecycles/shared/decide.ts'
import { paperReviewers, reviewInvitations } from '../../../db/schema/paperReviewers.ts'
import { paperDecisions, reviews } from '../../../db/schema/papers.ts'
import type { sheetRows } from '../../../db/schema/paperSheets.ts'
import type { Tx } from '../../../db/types.ts'
import { actionNamed, decisionNamed, type SheetColumn } from '../../../shared/sentences/sheetWords.ts'
import { plainCell } from '../../../shared/cells.ts'
import { inviteRefusal } from '../assign/invite.ts'
import { pairOf } from '../assign/planReviews.ts'
import { readPool, type PoolRow } from '../assign/readPool.ts'
import { deskRowsOf } from '../deskList.ts'
import { settingsOf } from '../settings.ts'
import { isAssigned } from './isAssigned.ts'
import type { TableRow } from './sheetTable.ts'
import { cutTo } from '../../../../src/contract/characters.ts'

export type PlannedRow = Omit<typeof sheetRows.$inferInsert, 'importId'>

interface Viewer {
  readonly conferenceId: number
  readonly userId: number
  readonly at: Date
}
type FoundPaper = Awaited<ReturnType<typeof deskRowsOf>>[number]
/** Plans a row whose paper is known. */
type Judge = (row: TableRow, found: FoundPaper) => Omit<PlannedRow, 'line' | 'paper' | 'paperId'>
/** Reads what is needed about some papers at once. */
type Prepare = (papers: readonly FoundPaper[]) => Promise<Judge>

/**
 * Change of each row of a spreadsheet, by the rules of the calls that will make it. A paper that the desk hides from
 * this chair is treated like a missing one.
 */
export const planRows = async (
  tx: Tx,
  kind: SheetKind,
  rows: readonly TableRow[],
  viewer: Viewer,
): Promise<PlannedRow[]> => {
  const prepare = kind === 'decisions' ? await decisionJudge(tx, viewer) : await assignmentJudge(tx, viewer)
  const planned: PlannedRow[] = []
  const seen = new Set<string>()
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch).map((row) => ({ row, id: numberIn(row.text('paper')) }))
    const ids = [...new Set(some.flatMap(({ id }) => (id === null ? [] : [id])))]
    const found = await deskRowsOf(tx, viewer, ids)
    const judge = await prepare(found)
    const paperOf = new Map(found.map((each) => [each.row.id, each]))
    for (const [place, { row, id }] of some.entries()) {
      // A large spreadsheet takes seconds, during which requests are answered.
      if (place % 50 === 49) await letOthers()
      const paper = id === null ? undefined : paperOf.get(id)
      const start = { line: row.line, paper: short(row.text('paper')), who: short(row.text('email')) }
      const faulty = needed[kind].find((column) => isCellError(row.text(column)))
      if (faulty !== undefined) {
        planned.push({ ...start, ...fault('cellFaulty', faulty) })
        continue
      }
      if (paper === undefined) {
        const known = kind === 'decisions' ? { who: '' } : {}
        planned.push({ ...start, ...known, ...fault('paperUnknown', 'paper') })
        continue
      }
      const judged = { ...start, ...judge(row, paper), paperId: paper.row.id }
      const key = `${paper.row.id} ${judged.reviewerId ?? ''}`
      // Rows that ask for nothing may be there twice.
      const isAsked =
        kind === 'decisions' ? row.text('decision') !== '' : (judged.reviewerId ?? null) !== null
      const isRepeated = isAsked && seen.has(key)
      if (isAsked) seen.add(key)
      planned.push(isRepeated ? { ...judged, ...fault('rowRepeated', 'paper') } : judged)
    }
  }
  return planned
}

/** Columns read per kind of sheet. */
const needed: Readonly<Record<SheetKind, readonly SheetColumn[]>> = {
  assignments: ['paper', 'email', 'reviewer_id', 'action', 'reason'],
  decisions: ['paper', 'decision', 'letter'],
}

/** Rows whose papers are read together. */
const batch = 500

const fault = (reason: Reason, field: SheetColumn | null) =>
  ({ change: 'fault', fault: reason, field }) as const
const short = (text: string) => cutTo(plainCell(text), 200)

/** `#31` and `３１` are 31; null: it is no number. */
const numberIn = (text: string): number | null => {
  const digits = /^#?\s*([1-9]\d{0,8})$/.exec(text.normalize('NFKC'))?.[1]
  return digits === undefined ? null : Number(digits)
}

const decisionJudge = async (tx: Tx, { conferenceId, at }: Viewer): Promise<Prepare> => {
  const settings = await settingsOf(tx, conferenceId)
  return async (found) => {
    const ids = found.map(({ row }) => row.id)
    const prepared =
      ids.length === 0
        ? []
        : await tx
            .select()
            .from(paperDecisions)
            .where(and(inArray(paperDecisions.paperId, ids), eq(paperDecisions.state, 'prepared')))
    const standing = new Map(prepared.map((each) => [each.paperId, each]))
    return (row, { row: paper }) => {
      const stands = standing.get(paper.id)
      const before = stands?.decision ?? ''
      const seen = { who: '', before, version: paper.version, replaces: stands?.id ?? 0 }
      const [written, words] = [row.text('decision'), plainCell(row.text('letter')).trim()]
      if (written === '')
        return words === ''
          ? { ...seen, change: 'same', after: before }
          : { ...seen, ...fault('required', 'decision') }
      const decision = decisionNamed(written)
      if (decision === undefined) return { ...seen, ...fault('decisionUnknown', 'decision') }
      const asked = { ...seen, after: decision }
      const isSame = words === '' || words === plainCell(stands?.letter ?? '').trim()
      if (decision === before && isSame) return { ...asked, change: 'same' }
      const form = decisionForm.safeParse({ decision, letter: words })
      if (!form.success) {
        const reason = form.error.issues[0]?.message
        return { ...asked, ...fault(isReason(reason) ? reason : 'invalid', 'letter') }
      }
      const facts = {
        round: paper.round,
        lastDecision: paper.lastDecision,
        hasSecondReview: settings.rounds === 2,
        isLastRound: paper.round >= settings.maxRounds,
        revisionDays: settings.revisionDays,
      }
      const event = { type: 'paper.decide', decision, until: at.toISOString() }
      const moved = decide(lifecycles.paper, { ...paper, facts }, event, ['system'])
      if (moved.kind === 'refused') return { ...asked, ...fault(moved.reason, 'decision') }
      return { ...asked, change: 'decide', words }
    }
  }
}

const assignmentJudge = async (tx: Tx, { conferenceId, at }: Viewer): Promise<Prepare> => {
  const pool = await readPool(tx, conferenceId, at)
  const byId = new Map(pool.map((each) => [each.id, each]))
  const byEmail = new Map(pool.flatMap((each) => each.emails.map((email) => [email, each] as const)))
  // Papers that the rows before it would add to a reviewer's load, each once.
  const added = new Map<number, Set<number>>()
  const personIn = (row: TableRow): PoolRow | undefined => {
    const email = row.text('email').normalize('NFKC').toLowerCase()
    const named = byId.get(numberIn(row.text('reviewer_id')) ?? 0)
    // An address that is hidden in part, as it was taken out, belongs to the number beside it.
    return (
      byEmail.get(email) ?? (email === '' || email === named?.card.email.toLowerCase() ? named : undefined)
    )
  }
  return async (found) => {
    const ids = found.map(({ row }) => row.id)
    const decided = new Set<number>()
    const asked: Array<typeof reviews.$inferSelect> = []
    const links: Array<{ link: typeof reviewInvitations.$inferSelect; reviewerId: number | null }> = []
    if (ids.length > 0) {
      const prepared = await tx
        .select({ paperId: paperDecisions.paperId })
        .from(paperDecisions)
        .where(and(inArray(paperDecisions.paperId, ids), eq(paperDecisions.state, 'prepared')))
      for (const { paperId } of prepared) decided.add(paperId)
      asked.push(...(await tx.select().from(reviews).where(inArray(reviews.paperId, ids))))
      links.push(
        ...(await tx
          .select({ link: reviewInvitations, reviewerId: paperReviewers.id })
          .from(reviewInvitations)
          .innerJoin(
            paperReviewers,
            and(
              eq(paperReviewers.email, reviewInvitations.email),
              eq(paperReviewers.conferenceId, conferenceId),
            ),
          )
          .where(and(inArray(reviewInvitations.paperId, ids), isNull(reviewInvitations.reviewId)))),
      )
    }
    return (row, { row: paper, accounts }) => {
      const written = row.text('action')
      const person = personIn(row)
      const start = { who: short(row.text('email') || (person?.card.name ?? '') || row.text('reviewer_id')) }
      if (written === '') return { ...start, change: 'same' }
      const action = actionNamed(written)
      if (action === undefined) return { ...start, ...fault('actionUnknown', 'action') }
      if (person === undefined) return { ...start, ...fault('reviewerUnknown', 'email') }
      const review = asked.find(
        ({ paperId, userId, round }) =>
          paperId === paper.id && userId === person.userId && round === paper.round,
      )
      const link = links.find(
        ({ link: each, reviewerId }) =>
          each.paperId === paper.id && reviewerId === person.id && each.round === paper.round,
      )?.link
      const linkState =
        link === undefined ? '' : `pending.${link.cancelledAt === null ? 'waiting' : 'cancelled'}`
      const state = review?.state ?? linkState
      const seen = {
        ...start,
        reviewerId: person.id,
        before: state === '' ? '' : `review.${state}`,
        version: review?.version ?? paper.version,
      }
      const stands = state !== '' && isAssigned(state)
      if (action === 'assign') {
        if (stands) return { ...seen, change: 'same', after: action }
        const { excluded } = pairOf({ id: paper.id, form: paper.form, accounts }, person)
        const more = added.get(person.id) ?? new Set<number>()
        const reviewer = { ...person, load: person.load + more.size - (more.has(paper.id) ? 1 : 0) }
        const asking = {
          state: paper.state,
          isDecided: decided.has(paper.id),
          excluded,
          reviewer,
          reason: '',
        }
        const refusal = inviteRefusal(asking)
        if (refusal !== null) return { ...seen, after: action, ...fault(refusal, 'email') }
        added.set(person.id, more.add(paper.id))
        return { ...seen, change: 'assign', after: action, version: paper.version }
      }
      const taken = { ...seen, after: action }
      if (state === '') return { ...taken, ...fault('reviewerNotAsked', 'email') }
      if (!stands) return { ...taken, change: 'same' }
      const reason = plainCell(row.text('reason'))
      const isLong = !plainText(400).safeParse(reason).success
      if (isLong) return { ...taken, ...fault('tooLong', 'reason') }
      if (review === undefined) return { ...taken, change: 'withdraw', invitationId: link?.id ?? null }
      const moved = decide(lifecycles.review, { ...review, facts: {} }, { type: 'review.cancel', reason }, [
        'organizer',
      ])
      if (moved.kind === 'refused')
        return { ...taken, ...fault(moved.reason, moved.reason === 'reasonEmpty' ? 'reason' : 'action') }
      return { ...taken, change: 'withdraw', reviewId: review.id, words: reason }
    }
  }
}
