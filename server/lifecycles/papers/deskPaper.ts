import { and, asc, desc, eq, sql } from 'drizzle-orm'

import { chairNextOf } from '../../../src/contract/chairNext.ts'
import type { PaperFacts } from '../../../src/contract/facts.ts'
import type { DeskDecision, DeskPaper, DeskReview } from '../../../src/contract/paperDesk.ts'
import { outcomeAhead, outcomeOf } from '../../../src/contract/paperOutcome.ts'
import { takesIdentifiers } from '../../../src/contract/paperIdentifiers.ts'
import { decisions, type Decision } from '../../../src/contract/paperWords.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { decide } from '../../../src/machines/lifecycles/shared/decide.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { reviewInvitations } from '../../db/schema/paperReviewers.ts'
import { paperDecisions, paperFiles, papers, paperSubmissions, reviews } from '../../db/schema/papers.ts'
import type { Tx } from '../../db/types.ts'
import { decisionLetters } from '../../shared/sentences/decisionLetters.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { Refused } from '../../shared/refused.ts'
import { paperAdapter } from '../entities/paper.ts'
import { system } from '../system.ts'
import type { Loaded, View } from '../types.ts'
import { countedStates, isOpenInvitation } from './assign/readPool.ts'
import { paperFileOf } from './ownPapers.ts'
import { paperTitles } from './paperTitles.ts'
import { deskRebuttalOf } from './rebuttals.ts'
import { reviewerEmail, reviewerName } from './reviewerName.ts'
import { isSubmitted, numberOfReviewer } from './reviewerNumbers.ts'
import { settingsOf } from './settings.ts'

/** One paper with all data for its chairs' decision. The caller has checked the permission. */
export const readDeskPaper = async (
  view: View,
  id: number,
  language: MessageLanguage,
): Promise<DeskPaper> => {
  const { tx } = view
  const [row] = await tx
    .select({ paper: papers, conference: conferences, language: users.language })
    .from(papers)
    .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
    .innerJoin(users, eq(users.id, papers.userId))
    .where(eq(papers.id, id))
  if (row === undefined) throw new Refused('notFound')
  const { paper, conference } = row
  const { title, subtitle } = paperTitles(paper, conference, language)
  const written = await reviewsOf(tx, id)
  const submissions = await tx
    .select()
    .from(paperSubmissions)
    .where(eq(paperSubmissions.paperId, id))
    .orderBy(desc(paperSubmissions.id))
    .limit(2)
  const settings = await settingsOf(tx, paper.conferenceId)
  const loaded = await paperAdapter.load(view, id, system())
  const decided = await decisionsOf(tx, paper, settings.rounds)
  const acceptance =
    outcomeAhead('accept', { state: paper.state, rounds: settings.rounds }) === 'next_round'
      ? 'next_round'
      : 'accept'
  const ofRound = written.filter(({ round }) => round === paper.round)
  const submitted = ofRound.filter(({ state }) => isSubmitted(state)).length
  const links = await tx.$count(
    reviewInvitations,
    and(
      eq(reviewInvitations.paperId, id),
      eq(reviewInvitations.round, paper.round),
      isOpenInvitation(view.at),
    ),
  )
  const promised = links + ofRound.filter(({ state }) => countedStates.some((each) => each === state)).length
  const needed = paper.round === 0 ? 0 : settings.reviewsNeeded
  return {
    id,
    conference_id: paper.conferenceId,
    conference: subtitle,
    state: paper.state,
    version: paper.version,
    round: paper.round,
    title,
    form: paper.form,
    before: submissions[1]?.form ?? null,
    response: submissions[0]?.response ?? '',
    files: await filesOf(tx, paper),
    reviews: written,
    decisions: decided,
    acceptance,
    allowed: loaded === null ? [] : allowedFor(loaded, view),
    ...(await deskRebuttalOf(view, paper)),
    reviews_needed: needed,
    submitted,
    promised,
    next: chairNextOf({
      state: paper.state,
      isPrepared: decided.some(({ state }) => state === 'prepared'),
      needed,
      promised,
      submitted,
      hasFinal: paper.finalAt !== null,
      isSettled: loaded?.facts.isSettled === true,
    }),
    identifiers: takesIdentifiers(paper.state)
      ? { doi: paper.doi, pages: paper.pages, version: paper.identifiersVersion }
      : null,
    language: row.language,
    letters: lettersFor(row, acceptance),
  }
}

/** Decisions that the machine of the paper takes now. */
const allowedFor = (loaded: Loaded<PaperFacts>, { at }: View): Decision[] =>
  decisions.filter((decision) => {
    const event = { type: 'paper.decide', decision, until: at.toISOString() }
    return decide(lifecycles.paper, loaded, event, ['system']).kind === 'taken'
  })

interface LetterSource {
  readonly paper: typeof papers.$inferSelect
  readonly conference: typeof conferences.$inferSelect
  readonly language: MessageLanguage
}

/** In the language in which the author is written to. */
const lettersFor = (
  { paper: { form }, conference, language }: LetterSource,
  acceptance: DeskPaper['acceptance'],
) => {
  const about = {
    title: inLanguage(language, form.title, form.eng_title),
    conference: inLanguage(language, conference.title, conference.engTitle),
  }
  const { [acceptance]: accept, minor_revision, major_revision, rejection } = decisionLetters[language]
  return {
    accept: accept(about),
    minor_revision: minor_revision(about),
    major_revision: major_revision(about),
    rejection: rejection(about),
  }
}

/** A review that is not submitted is visible to its reviewer only. */
const reviewsOf = async (tx: Tx, paperId: number): Promise<DeskReview[]> => {
  const rows = await tx
    .select({
      review: reviews,
      reviewer: reviewerName,
      email: reviewerEmail,
      account: users.nickname,
      number: numberOfReviewer,
    })
    .from(reviews)
    .innerJoin(papers, eq(papers.id, reviews.paperId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.paperId, paperId))
    .orderBy(desc(reviews.round), sql`${numberOfReviewer} nulls last`, asc(reviews.id))
  return rows.map(({ review, reviewer, email, account, number }) => {
    const isOpen = isSubmitted(review.state)
    return {
      id: review.id,
      round: review.round,
      number,
      reviewer,
      email,
      account,
      state: review.state as DeskReview['state'],
      recommendation: isOpen ? review.recommendation : null,
      comments: isOpen ? review.comments : '',
      remarks: isOpen ? review.remarks : '',
      submitted_at: review.submittedAt?.toISOString() ?? null,
      due_at: (review.reviewDueAt ?? review.responseDueAt).toISOString(),
    }
  })
}

/** The newest of each kind in each round. */
const filesOf = async (
  tx: Tx,
  { id, form }: Pick<typeof papers.$inferSelect, 'id' | 'form'>,
): Promise<DeskPaper['files']> => {
  const rows = await tx
    .selectDistinctOn([paperFiles.round, paperFiles.kind])
    .from(paperFiles)
    .where(eq(paperFiles.paperId, id))
    .orderBy(desc(paperFiles.round), desc(paperFiles.kind), desc(paperFiles.id))
  return rows.map((row) => ({ ...paperFileOf(row, form), url: `/files/paper/${row.id}` }))
}

const decisionsOf = async (
  tx: Tx,
  { id: paperId, state, round: reached }: Pick<typeof papers.$inferSelect, 'id' | 'state' | 'round'>,
  rounds: number,
): Promise<DeskDecision[]> => {
  const rows = await tx
    .select({ decision: paperDecisions, by: users.nickname })
    .from(paperDecisions)
    .innerJoin(users, eq(users.id, paperDecisions.userId))
    .where(eq(paperDecisions.paperId, paperId))
    .orderBy(desc(paperDecisions.id))
  return rows.map(({ decision: row, by }) => ({
    id: row.id,
    version: row.version,
    round: row.round,
    state: row.state as DeskDecision['state'],
    decision: row.decision,
    outcome:
      row.state === 'released'
        ? outcomeOf(row.decision, row.round, reached)
        : outcomeAhead(row.decision, { state, rounds }),
    letter: row.letter,
    by,
    at: row.movedAt.toISOString(),
  }))
}
