import { and, eq } from 'drizzle-orm'

import type { CertificateFacts } from '../../../src/contract/facts.ts'
import { certificates, tickets } from '../../db/schema/admission.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { acceptedAuthors } from '../../db/schema/registration.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../shared/sentences/inLanguage.ts'
import type { EntityAdapter } from '../types.ts'
import { certificateDetail } from './details.ts'

export const certificateAdapter: EntityAdapter<CertificateFacts> = {
  table: certificates,

  whose: async (tx, id) => {
    const [row] = await tx
      .select({ ownerId: certificates.userId, conferenceId: certificates.conferenceId })
      .from(certificates)
      .where(eq(certificates.id, id))
    return row ?? null
  },

  lock: async (tx, id) => {
    await tx.select({ id: certificates.id }).from(certificates).where(eq(certificates.id, id)).for('update')
  },

  load: async ({ tx }, id) => {
    const [row] = await tx.select().from(certificates).where(eq(certificates.id, id))
    if (row === undefined) return null
    const mine = <T extends typeof tickets | typeof acceptedAuthors>(table: T) =>
      and(eq(table.userId, row.userId), eq(table.conferenceId, row.conferenceId))
    const earned =
      row.kind === 'attendance'
        ? await tx
            .select({ userId: tickets.userId })
            .from(tickets)
            .where(and(mine(tickets), eq(tickets.state, 'valid.signed_in')))
        : await tx
            .select({ userId: acceptedAuthors.userId })
            .from(acceptedAuthors)
            .where(mine(acceptedAuthors))
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: row.conferenceId,
      facts: { isEarned: earned.length > 0, reason: row.reason },
    }
  },

  columns: ({ reason }, { type }, at) => ({
    reason,
    ...(type === 'certificate.issue' ? { issuedAt: at } : {}),
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
