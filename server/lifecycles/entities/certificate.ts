import { and, eq, sql } from 'drizzle-orm'

import type { CertificateFacts } from '../../../src/contract/facts.ts'
import { certificates, tickets } from '../../db/schema/admission.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { papers, reviews } from '../../db/schema/papers.ts'
import { acceptedAuthors } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { countAcknowledgedReviews } from '../papers/acknowledgedReviews.ts'
import { authorIds } from '../papers/authorIds.ts'
import { certificatesOf } from '../certificatesOf.ts'
import type { EntityAdapter } from '../types.ts'
import { certificateDetail } from './details.ts'

export const certificateAdapter: EntityAdapter<CertificateFacts> = {
  table: certificates,

  whose: async (tx, id) => {
    const [row] = await tx
      .select({
        ownerId: certificates.userId,
        conferenceId: certificates.conferenceId,
        authors: reviewedAuthors,
      })
      .from(certificates)
      .where(eq(certificates.id, id))
    return row ?? null
  },

  lock: async (tx, id) => {
    await tx.select({ id: certificates.id }).from(certificates).where(eq(certificates.id, id)).for('update')
  },

  load: async ({ tx, at }, id) => {
    const [found] = await tx
      .select({ row: certificates, authors: reviewedAuthors, conference: conferences })
      .from(certificates)
      .innerJoin(conferences, eq(conferences.id, certificates.conferenceId))
      .where(eq(certificates.id, id))
    if (found === undefined) return null
    const { row, authors, conference } = found
    const opensAt = certificatesOf(row.kind, conference)
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: row.conferenceId,
      authors,
      facts: {
        isEarned: await isEarned(tx, row),
        isOpen: opensAt === null || opensAt <= at,
        opensAt: opensAt?.toISOString() ?? null,
        reason: row.reason,
      },
    }
  },

  columns: ({ reason }, { type }, at) => ({
    reason,
    ...(type === 'certificate.issue' || type === 'certificate.collect' ? { issuedAt: at } : {}),
  }),

  detail: ({ tx }, id) => certificateDetail(tx, id),

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ certificate: certificates, conference: conferences })
      .from(certificates)
      .innerJoin(conferences, eq(conferences.id, certificates.conferenceId))
      .where(eq(certificates.id, id))
    if (row === undefined) throw new Refused('notFound')
    return {
      title: row.certificate.name,
      subtitle: inLanguage(language, row.conference.title, row.conference.engTitle),
      related: [],
    }
  },
}

/** Whether what the certificate states has happened. */
const isEarned = async (tx: Tx, row: typeof certificates.$inferSelect): Promise<boolean> => {
  const mine = <T extends typeof tickets | typeof acceptedAuthors>(table: T) =>
    and(eq(table.userId, row.userId), eq(table.conferenceId, row.conferenceId))
  switch (row.kind) {
    case 'attendance':
      return (await tx.$count(tickets, and(mine(tickets), eq(tickets.state, 'valid.signed_in')))) > 0
    case 'publication':
      return (await tx.$count(acceptedAuthors, mine(acceptedAuthors))) > 0
    case 'review':
      return (await countAcknowledgedReviews(tx, row)) > 0
  }
}

/** Its reviews and their papers. */
const reviewed = sql`${reviews} join ${papers} on ${papers.id} = ${reviews.paperId}
  and ${reviews.userId} = ${certificates.userId} and ${papers.conferenceId} = ${certificates.conferenceId}`

/**
 * Authors whose papers its holder was asked to review: a certificate of reviewing would tell them by whom, so that it is
 * none of theirs, whatever else they are in the conference. The parts are queries of their own, in which columns keep the
 * names of their tables.
 */
const reviewedAuthors = sql<number[]>`array(
  select distinct author.id from ${reviewed} cross join lateral unnest(${authorIds}) as author(id)
  where ${sql`${certificates.kind}`} = 'review')`
