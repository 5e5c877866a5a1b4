import { and, eq, inArray, sql } from 'drizzle-orm'

import type { DecisionFacts } from '../../../src/contract/facts.ts'
import type { DetailLine } from '../../../src/contract/lifecycle.ts'
import { lifecycles } from '../../../src/machines/lifecycles/lifecycles.ts'
import { decide } from '../../../src/machines/lifecycles/shared/decide.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { paperDecisions, papers, reviews } from '../../db/schema/papers.ts'
import { authorIds } from '../papers/authorIds.ts'
import { paperTitles } from '../papers/paperTitles.ts'
import { reviewerName } from '../papers/reviewerName.ts'
import {
  numberOfReviewer,
  numberReviews,
  submittedReviews,
  submittedStates,
} from '../papers/reviewerNumbers.ts'
import { settingsOf } from '../papers/settings.ts'
import { Refused } from '../../shared/refused.ts'
import { system } from '../system.ts'
import type { EntityAdapter } from '../types.ts'
import { paperAdapter } from './paper.ts'
import { doesWork } from '../../../src/contract/teamParts.ts'

export const decisionAdapter: EntityAdapter<DecisionFacts> = {
  table: paperDecisions,

  whose: async (tx, id) => {
    const [row] = await tx
      .select({ ownerId: paperDecisions.userId, conferenceId: papers.conferenceId, authors: authorIds })
      .from(paperDecisions)
      .innerJoin(papers, eq(papers.id, paperDecisions.paperId))
      .where(eq(paperDecisions.id, id))
    return row ?? null
  },

  // The paper first: it moves with the release.
  lock: async (tx, id) => {
    const [row] = await tx
      .select({ paperId: paperDecisions.paperId })
      .from(paperDecisions)
      .where(eq(paperDecisions.id, id))
    if (row === undefined) return
    await tx.select({ id: papers.id }).from(papers).where(eq(papers.id, row.paperId)).for('no key update')
    await tx
      .select({ id: paperDecisions.id })
      .from(paperDecisions)
      .where(eq(paperDecisions.id, id))
      .for('update')
  },

  load: async ({ tx, at }, id) => {
    const [found] = await tx
      .select({ row: paperDecisions, paper: papers, authors: authorIds })
      .from(paperDecisions)
      .innerJoin(papers, eq(papers.id, paperDecisions.paperId))
      .where(eq(paperDecisions.id, id))
    if (found === undefined) return null
    const { row, paper, authors } = found
    const settings = await settingsOf(tx, paper.conferenceId)
    const loaded = await paperAdapter.load({ tx, at }, paper.id, system())
    if (loaded === null) return null
    const event = { type: 'paper.decide', decision: row.decision, until: at.toISOString() }
    const moved = decide(lifecycles.paper, loaded, event, ['system'])
    const isFirst = paper.state.startsWith('administrator_review')
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: paper.conferenceId,
      authors,
      facts: {
        decision: row.decision,
        isPaperActive: paper.state.endsWith('.active') && paper.round === row.round,
        isPossible: moved.kind === 'taken',
        hasEnoughReviews:
          isFirst ||
          (await submittedReviews(tx, { paperId: paper.id, round: paper.round })).length >=
            settings.reviewsNeeded,
        reason: row.reason,
      },
    }
  },

  columns: ({ reason }) => ({ reason }),

  /** Carries out the prepared decision: the paper moves, and with it the open reviews of its round. */
  after: async ({ tx, fire }, { before, state, actor }) => {
    if (state !== 'released') return
    const [row] = await tx.select().from(paperDecisions).where(eq(paperDecisions.id, before.id))
    if (row === undefined) return
    const { decision, letter, paperId, round } = row
    await numberReviews(tx, { paperId, round })
    await fire(system(actor.requestId), {
      entity: 'paper',
      id: paperId,
      event: { type: 'paper.decide', decision, reason: letter },
    })
  },

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ paper: papers, conference: conferences })
      .from(paperDecisions)
      .innerJoin(papers, eq(papers.id, paperDecisions.paperId))
      .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
      .where(eq(paperDecisions.id, id))
    if (row === undefined) throw new Refused('notFound')
    const { id: paperId, state } = row.paper
    const titles = paperTitles(row.paper, row.conference, language)
    return { ...titles, related: [{ entity: 'paper', id: paperId, title: titles.title, state }] }
  },

  /** Letter to be released and the reviews of the round, for the deciders. */
  detail: async ({ tx }, id, roles) => {
    if (!doesWork('papers', roles)) return []
    const [row] = await tx.select().from(paperDecisions).where(eq(paperDecisions.id, id))
    if (row === undefined) return []
    const written = await tx
      .select({ review: reviews, by: reviewerName })
      .from(reviews)
      .innerJoin(papers, eq(papers.id, reviews.paperId))
      .innerJoin(users, eq(users.id, reviews.userId))
      .where(
        and(
          eq(reviews.paperId, row.paperId),
          eq(reviews.round, row.round),
          inArray(reviews.state, [...submittedStates]),
        ),
      )
      .orderBy(sql`${numberOfReviewer} nulls last`, reviews.id)
    return [
      { field: 'decision', kind: 'choice', value: row.decision },
      { field: 'letter', kind: 'paragraphs', value: row.letter },
      ...written.flatMap(({ review, by }): DetailLine[] => [
        { field: 'reviewer', kind: 'text', value: by },
        { field: 'recommendation', kind: 'choice', value: review.recommendation ?? '' },
        { field: 'comments', kind: 'paragraphs', value: review.comments },
        { field: 'remarks', kind: 'paragraphs', value: review.remarks },
      ]),
    ]
  },
}
