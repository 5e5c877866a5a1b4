import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { discussionModes } from '../../../src/contract/discussionWords.ts'
import type { Examined } from '../../../src/contract/documentName.ts'
import type { PaperForm } from '../../../src/contract/paperForm.ts'
import { decisions, withdrawnFrom } from '../../../src/contract/paperWords.ts'
import { at, createdAt, id, statusColumns } from './columns.ts'
import { conferences } from './catalogue.ts'
import { conferenceId, userId } from './references.ts'

/** Papers, their files, reviews and decisions. */

/** How a conference takes papers; a conference without a row takes them by `paperDefaults`. */
export const paperSettings = pgTable(
  'paper_settings',
  {
    conferenceId: integer('conference_id')
      .primaryKey()
      .references(() => conferences.id),
    /** 2: what is accepted in the first review is reviewed again. */
    rounds: integer('rounds').notNull(),
    /** In that round a paper is accepted or rejected. */
    maxRounds: integer('max_rounds').notNull(),
    /** After a deadline, in minutes. */
    graceMinutes: integer('grace_minutes').notNull(),
    reviewsNeeded: integer('reviews_needed').notNull(),
    responseDays: integer('response_days').notNull(),
    reviewDays: integer('review_days').notNull(),
    revisionDays: integer('revision_days').notNull(),
    /** For an accepted paper, in fen. */
    fee: integer('fee').notNull(),
    /** `double`: reviewers do not learn who the authors are. */
    anonymity: text('anonymity', { enum: ['double', 'single'] })
      .notNull()
      .default('double'),
    /** `on`: chairs may let the reviewers of a paper discuss it. */
    discussion: text('discussion', { enum: discussionModes }).notNull().default('off'),
    /** Authors may answer the reviews before they are decided about. */
    rebuttal: boolean('rebuttal').notNull().default(false),
    rebuttalDays: integer('rebuttal_days').notNull().default(7),
    /** Longest answer, in UTF-16 units. */
    rebuttalLength: integer('rebuttal_length').notNull().default(5000),
    /** Deadline for the final files of accepted papers; null: at any time. */
    finalDueAt: at('final_due_at'),
    /** Counts the times they were saved. */
    version: integer('version').notNull().default(0),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('paper_settings_rounds', sql`${t.rounds} in (1, 2) and ${t.maxRounds} between ${t.rounds} and 9`),
    check('paper_settings_days', sql`least(${t.responseDays}, ${t.reviewDays}, ${t.revisionDays}) > 0`),
    check('paper_settings_rebuttal', sql`least(${t.rebuttalDays}, ${t.rebuttalLength}) > 0`),
    check('paper_settings_anonymity', sql`${t.anonymity} in ('double', 'single')`),
    check('paper_settings_discussion', sql`${t.discussion} in ('off', 'on')`),
    check('paper_settings_numbers', sql`least(${t.graceMinutes}, ${t.reviewsNeeded}, ${t.fee}) >= 0`),
  ],
)

export const papers = pgTable(
  'papers',
  {
    id: id(),
    /** The account of the corresponding author. */
    userId: userId(),
    conferenceId: conferenceId(),
    form: jsonb('form').$type<PaperForm>().notNull(),
    /** Draft of a revision while one is due: deciders go on reading the submitted version. */
    revision: jsonb('revision').$type<PaperForm>(),
    /** How often the author has kept what is typed. */
    formVersion: integer('form_version').notNull().default(0),
    /** 0 before the first review. */
    round: integer('round').notNull().default(0),
    lastDecision: text('last_decision', { enum: decisions }),
    /** Deadline of the author's revision, also a past one; null: never set. */
    revisionDueAt: at('revision_due_at'),
    /** The author's letter to the reviewers of this round. */
    response: text('response').notNull().default(''),
    withdrawnFrom: text('withdrawn_from', { enum: withdrawnFrom }),
    isLapsed: boolean('is_lapsed').notNull().default(false),
    /** The first of the two organizers who take a rejection back; no foreign key: only compared. */
    secondedBy: integer('seconded_by'),
    finalAt: at('final_at'),
    /** DOI and pages after publication: `10.1234/abc`, and `12–18` or an article number; else empty. */
    doi: text('doi').notNull().default(''),
    pages: text('pages').notNull().default(''),
    /** Counts the times the two were saved. */
    identifiersVersion: integer('identifiers_version').notNull().default(0),
    reason: text('reason'),
    /** Idempotency key of the author who began it. */
    key: text('key'),
    ...statusColumns('draft'),
  },
  (t) => [
    uniqueIndex('papers_key').on(t.userId, t.key),
    uniqueIndex('papers_doi')
      .on(t.conferenceId, sql`lower(${t.doi})`)
      .where(sql`${t.doi} <> ''`),
    index('papers_user').on(t.userId, t.id),
    index('papers_conference').on(t.conferenceId, t.state, t.movedAt, t.id),
    // The list of the chairs, and what it is searched and narrowed by; drafts are their authors' alone.
    index('papers_desk')
      .on(t.conferenceId, t.id)
      .where(sql`${t.state} <> 'draft'`),
    index('papers_desk_state')
      .on(t.conferenceId, t.state, t.id)
      .where(sql`${t.state} <> 'draft'`),
    index('papers_words')
      .using('gin', paperWords(t.form))
      .where(sql`${t.state} <> 'draft'`),
    index('papers_emails').using('gin', paperEmails(t.form)),
    index('papers_due')
      .on(t.revisionDueAt)
      .where(sql`${t.state} like '%.awaiting_revision'`),
    check(
      'papers_state',
      sql`${t.state} in ('draft', 'administrator_review.active', 'administrator_review.awaiting_revision', 'administrator_review.rejected', 'administrator_review.withdrawn', 'first_review.active', 'first_review.awaiting_revision', 'first_review.accepted', 'first_review.rejected', 'first_review.withdrawn', 'second_review.active', 'second_review.awaiting_revision', 'second_review.accepted', 'second_review.rejected', 'second_review.withdrawn', 'published.accepted', 'published.retracted', 'indexed.accepted', 'indexed.retracted')`,
    ),
    check('papers_withdrawn', sql`(${t.state} like '%.withdrawn') = (${t.withdrawnFrom} is not null)`),
    check(
      'papers_revision',
      sql`${t.state} not like '%.awaiting_revision' or ${t.revisionDueAt} is not null`,
    ),
  ],
)

/** Every submitted version: a revision is compared with the one before it. */
export const paperSubmissions = pgTable(
  'paper_submissions',
  {
    id: id(),
    paperId: paperId(),
    /** Round of the paper for which it came; 0 before the first. */
    round: integer('round').notNull(),
    form: jsonb('form').$type<PaperForm>().notNull(),
    response: text('response').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('paper_submissions_paper').on(t.paperId, t.id)],
)

/** The files themselves are never changed and never deleted: a revision adds newer ones. */
export const paperFiles = pgTable(
  'paper_files',
  {
    id: id(),
    paperId: paperId(),
    kind: text('kind', { enum: ['pdf', 'doc'] }).notNull(),
    /** Round of the paper for which it came; 0 before the first. */
    round: integer('round').notNull(),
    /** As the author calls it. */
    name: text('name').notNull(),
    /** Stored name. */
    file: text('file').notNull(),
    bytes: integer('bytes').notNull(),
    /** Names of authors in the file beside its text; `names` null: the file could not be examined. Null: not examined yet. */
    examined: jsonb('examined').$type<Examined>(),
    /** Stored name of a copy without those names, for reviewers who do not learn the authors; null: it would be the same. */
    blindFile: text('blind_file'),
    blindBytes: integer('blind_bytes'),
    createdAt: createdAt(),
  },
  (t) => [
    index('paper_files_paper').on(t.paperId, t.kind, t.id),
    index('paper_files_unexamined')
      .on(t.id)
      .where(sql`${t.examined} is null`),
    check('paper_files_blind', sql`(${t.blindFile} is null) = (${t.blindBytes} is null)`),
  ],
)

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    paperId: paperId(),
    /** The reviewer. */
    userId: userId(),
    round: integer('round').notNull(),
    responseDueAt: at('response_due_at').notNull(),
    /** Null before the request is accepted. */
    reviewDueAt: at('review_due_at'),
    recommendation: text('recommendation', { enum: decisions }),
    /** To the authors. */
    comments: text('comments').notNull().default(''),
    /** To the chairs alone. */
    remarks: text('remarks').notNull().default(''),
    /** Version of the draft; `version` counts the moves of the lifecycle. */
    draftVersion: integer('draft_version').notNull().default(0),
    submittedAt: at('submitted_at'),
    reason: text('reason'),
    ...statusColumns('pending.waiting'),
  },
  (t) => [
    uniqueIndex('reviews_reviewer').on(t.paperId, t.round, t.userId),
    index('reviews_user').on(t.userId, t.id),
    index('reviews_submitted')
      .on(t.paperId, t.round)
      .where(sql`${t.state} in ('accepted.submitted', 'accepted.acknowledged')`),
    index('reviews_response')
      .on(t.responseDueAt)
      .where(sql`${t.state} = 'pending.waiting'`),
    index('reviews_due')
      .on(t.reviewDueAt)
      .where(sql`${t.state} in ('accepted.reading', 'accepted.drafting')`),
    check(
      'reviews_state',
      sql`${t.state} in ('pending.waiting', 'pending.expired', 'pending.cancelled', 'accepted.reading', 'accepted.drafting', 'accepted.submitted', 'accepted.acknowledged', 'accepted.expired', 'accepted.cancelled', 'rejected')`,
    ),
  ],
)

export const paperDecisions = pgTable(
  'paper_decisions',
  {
    id: id(),
    paperId: paperId(),
    round: integer('round').notNull(),
    decision: text('decision', { enum: decisions }).notNull(),
    /** To the authors, of the organizers. */
    letter: text('letter').notNull().default(''),
    /** Chair who prepared it. */
    userId: userId(),
    reason: text('reason'),
    /** Idempotency key of who prepared it. */
    key: text('key'),
    ...statusColumns('prepared'),
  },
  (t) => [
    // Two chairs who decide at once prepare one decision.
    uniqueIndex('paper_decisions_prepared')
      .on(t.paperId)
      .where(sql`${t.state} = 'prepared'`),
    uniqueIndex('paper_decisions_key').on(t.userId, t.key),
    index('paper_decisions_paper').on(t.paperId, t.id),
    check('paper_decisions_state', sql`${t.state} in ('prepared', 'released', 'discarded')`),
  ],
)

/** An author's answer to the reviews of one round before the decision. */
export const paperRebuttals = pgTable(
  'paper_rebuttals',
  {
    id: id(),
    paperId: paperId(),
    round: integer('round').notNull(),
    /** The reviews that are answered. */
    reviewIds: jsonb('review_ids').$type<readonly number[]>().notNull(),
    /** Deadline without the grace; null: not requested yet. */
    dueAt: at('due_at'),
    /** Draft, visible to the author only. */
    draft: text('draft').notNull().default(''),
    /** Counts the times it was kept; `version` counts the moves of the lifecycle. */
    draftVersion: integer('draft_version').notNull().default(0),
    /** Submitted text; empty: not submitted. */
    text: text('text').notNull().default(''),
    answeredAt: at('answered_at'),
    ...statusColumns('unasked'),
  },
  (t) => [
    uniqueIndex('paper_rebuttals_round').on(t.paperId, t.round),
    index('paper_rebuttals_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'awaited'`),
    check('paper_rebuttals_state', sql`${t.state} in ('unasked', 'awaited', 'answered', 'lapsed', 'closed')`),
    check('paper_rebuttals_asked', sql`${t.state} = 'unasked' or ${t.dueAt} is not null`),
  ],
)

/** Every Han character is a word of its own, so that any part of a Chinese title is found; no two words are read as an address. */
export function spacedHan(text: SQLWrapper): SQL {
  return sql`regexp_replace(translate(${text}, '/.@_:+-', '       '), '([\u3400-\u9fff\uf900-\ufaff])', ' \\1 ', 'g')`
}

/** Words that a chair's search looks up: those of the titles and of the authors' names. */
export function paperWords(form: SQLWrapper): SQL {
  return sql`to_tsvector('simple', ${spacedHan(
    sql`coalesce(${form} ->> 'title', '') || ' ' || coalesce(${form} ->> 'eng_title', '') || ' ' || jsonb_path_query_array(${form}, '$.authors[*].name')::text || ' ' || jsonb_path_query_array(${form}, '$.authors[*].eng_name')::text`,
  )})`
}

/** Addresses of the authors, in small letters. */
export function paperEmails(form: SQLWrapper): SQL {
  return sql`(lower(jsonb_path_query_array(${form}, '$.authors[*].email')::text)::jsonb)`
}

function paperId() {
  return integer('paper_id')
    .notNull()
    .references(() => papers.id)
}
