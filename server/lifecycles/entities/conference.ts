import { and, count, eq, like } from 'drizzle-orm'

import type { ConferenceFacts } from '../../../src/contract/facts.ts'
import { lockConference } from '../../db/lockConference.ts'
import { tickets } from '../../db/schema/admission.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { offerAll } from '../offerNext.ts'
import type { EntityAdapter } from '../types.ts'

/** How long before its first hour organizers may start it. Milliseconds. */
export const earliestStartMs = 24 * 3_600_000
/** Owner of the platform's own conferences; no account has this number. */
const nobody = 0

export const conferenceAdapter: EntityAdapter<ConferenceFacts> = {
  table: conferences,

  whose: async (tx, id) => {
    const [row] = await tx
      .select({ ownerId: conferences.organizerId })
      .from(conferences)
      .where(eq(conferences.id, id))
    return row === undefined ? null : { ownerId: row.ownerId ?? nobody, conferenceId: id }
  },

  lock: async (tx, id) => {
    await lockConference(tx, id)
  },

  load: async ({ tx, at }, id) => {
    const [row] = await tx.select().from(conferences).where(eq(conferences.id, id))
    if (row === undefined) return null
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.organizerId ?? nobody,
      conferenceId: id,
      facts: {
        isPublished: row.publication === 'published',
        isNear: row.startsAt.getTime() - earliestStartMs <= at.getTime(),
        isOver: row.endsAt <= at,
        reason: row.reason,
      },
    }
  },

  columns: ({ reason }) => ({ reason }),

  /** Places that became free in the pause go to the waiting list. */
  after: async (scope, { before, state }) => {
    if (before.state !== 'paused' || state !== 'ongoing') return
    await offerAll(scope, before.id)
  },

  describe: async ({ tx }, id, language) => {
    const [row] = await tx.select().from(conferences).where(eq(conferences.id, id))
    if (row === undefined) throw new Refused('notFound')
    return {
      title: inLanguage(language, row.title, row.engTitle),
      subtitle: inLanguage(language, row.place, row.engPlace),
      related: [],
    }
  },

  /** Facts for an organizer's decision: the planned time, and the number of people concerned. */
  detail: async ({ tx }, id, _roles, language) => {
    const [row] = await tx.select().from(conferences).where(eq(conferences.id, id))
    if (row === undefined) return []
    const numberOf = async (state: string) => {
      const [sum] = await tx
        .select({ number: count() })
        .from(tickets)
        .where(and(eq(tickets.conferenceId, id), like(tickets.state, state)))
      return String(sum?.number ?? 0)
    }
    return [
      { field: 'starts_at', kind: 'moment', value: row.startsAt.toISOString() },
      { field: 'ends_at', kind: 'moment', value: row.endsAt.toISOString() },
      { field: 'place', kind: 'text', value: inLanguage(language, row.place, row.engPlace) },
      { field: 'tickets', kind: 'text', value: await numberOf('valid.%') },
      { field: 'signed_in', kind: 'text', value: await numberOf('valid.signed_in') },
    ]
  },
}
