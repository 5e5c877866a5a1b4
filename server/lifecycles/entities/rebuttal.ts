import { eq } from 'drizzle-orm'

import type { RebuttalFacts } from '../../../src/contract/facts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { paperRebuttals, papers } from '../../db/schema/papers.ts'
import { Refused } from '../../shared/refused.ts'
import { authorIds } from '../papers/authorIds.ts'
import { paperTitles } from '../papers/paperTitles.ts'
import { submittedReviews } from '../papers/reviewerNumbers.ts'
import { daysAfter, isBefore, settingsOf } from '../papers/settings.ts'
import { tellChairs } from '../papers/tellChairs.ts'
import type { EntityAdapter } from '../types.ts'

export const rebuttalAdapter: EntityAdapter<RebuttalFacts> = {
  table: paperRebuttals,

  // The owner is the corresponding author; the other authors play no part in it either.
  whose: async (tx, id) => {
    const [row] = await tx
      .select({ ownerId: papers.userId, conferenceId: papers.conferenceId, authors: authorIds })
      .from(paperRebuttals)
      .innerJoin(papers, eq(papers.id, paperRebuttals.paperId))
      .where(eq(paperRebuttals.id, id))
    return row ?? null
  },

  // The paper first: it holds still while its rebuttal is judged by what is decided about it.
  lock: async (tx, id) => {
    const [row] = await tx
      .select({ paperId: paperRebuttals.paperId })
      .from(paperRebuttals)
      .where(eq(paperRebuttals.id, id))
    if (row === undefined) return
    await tx.select({ id: papers.id }).from(papers).where(eq(papers.id, row.paperId)).for('share')
    await tx
      .select({ id: paperRebuttals.id })
      .from(paperRebuttals)
      .where(eq(paperRebuttals.id, id))
      .for('update')
  },

  load: async ({ tx, at }, id) => {
    const [found] = await tx
      .select({ row: paperRebuttals, paper: papers, authors: authorIds })
      .from(paperRebuttals)
      .innerJoin(papers, eq(papers.id, paperRebuttals.paperId))
      .where(eq(paperRebuttals.id, id))
    if (found === undefined) return null
    const { row, paper, authors } = found
    const settings = await settingsOf(tx, paper.conferenceId)
    const written = await submittedReviews(tx, { paperId: paper.id, round: row.round })
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: paper.userId,
      conferenceId: paper.conferenceId,
      authors,
      facts: {
        paperId: paper.id,
        isAllowed: settings.rebuttal,
        isPaperActive: paper.state.endsWith('.active') && paper.round === row.round,
        hasReviews: written.length >= Math.max(1, settings.reviewsNeeded),
        isOpen: row.dueAt !== null && isBefore(at, row.dueAt, settings),
        isWritten: row.text.trim() !== '',
        isShort: row.text.length <= settings.rebuttalLength,
        days: settings.rebuttalDays,
        dueAt: row.dueAt?.toISOString() ?? null,
      },
    }
  },

  complete: (event, { days }, at) =>
    event.type === 'rebuttal.open' ? { ...event, until: daysAfter(at, days).toISOString() } : event,

  columns: ({ dueAt }, { type }, at) => ({
    dueAt: dueAt === null ? null : new Date(dueAt),
    ...(type === 'rebuttal.submit' || type === 'rebuttal.amend' ? { answeredAt: at } : {}),
  }),

  /** Deciders wait for it. */
  after: async ({ tx }, { before, event, version, at }) => {
    if (event.type !== 'rebuttal.submit') return
    await tellChairs(tx, {
      name: 'rebuttalArrived',
      paperId: before.facts.paperId,
      key: `rebuttal ${before.id} ${version}`,
      at,
    })
  },

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ paper: papers, conference: conferences })
      .from(paperRebuttals)
      .innerJoin(papers, eq(papers.id, paperRebuttals.paperId))
      .innerJoin(conferences, eq(conferences.id, papers.conferenceId))
      .where(eq(paperRebuttals.id, id))
    if (row === undefined) throw new Refused('notFound')
    const { id: paperId, state } = row.paper
    const titles = paperTitles(row.paper, row.conference, language)
    return { ...titles, related: [{ entity: 'paper', id: paperId, title: titles.title, state }] }
  },

  /** Submitted answer; the draft is visible to the author only. */
  detail: async ({ tx }, id) => {
    const [row] = await tx
      .select({ text: paperRebuttals.text })
      .from(paperRebuttals)
      .where(eq(paperRebuttals.id, id))
    return row === undefined || row.text === ''
      ? []
      : [{ field: 'text', kind: 'paragraphs', value: row.text }]
  },
}
