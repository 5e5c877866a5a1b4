import { eq } from 'drizzle-orm'

import type { WaitlistFacts } from '../../../src/contract/facts.ts'
import { ticketTypes, waitlistEntries } from '../../db/commerce.ts'
import { users } from '../../db/schema.ts'
import { Refused } from '../../http/refused.ts'
import { offerNext } from '../offerNext.ts'
import { placesLeft } from '../places.ts'
import type { Desk } from '../types.ts'

export const waitlistDesk: Desk<WaitlistFacts> = {
  table: waitlistEntries,

  load: async ({ tx, at }, id) => {
    const [found] = await tx
      .select({ ticketTypeId: waitlistEntries.ticketTypeId })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.id, id))
    if (found === undefined) return null
    // The type before the entry, as everywhere where places are given away.
    const left = await placesLeft(tx, found.ticketTypeId, { at })
    const [type] = await tx.select().from(ticketTypes).where(eq(ticketTypes.id, found.ticketTypeId))
    const [row] = await tx.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)).for('update')
    if (row === undefined || type === undefined) return null
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: type.conferenceId,
      facts: {
        hasPlace: left > 0,
        isOfferOver: row.offeredUntil !== null && row.offeredUntil <= at,
        offeredUntil: row.offeredUntil?.toISOString() ?? null,
      },
    }
  },

  columns: ({ offeredUntil }) => ({ offeredUntil: offeredUntil === null ? null : new Date(offeredUntil) }),

  /** A place that was held for somebody and is not wanted goes to the next. */
  after: async (scope, { before, state }) => {
    if (before.state !== 'offered' || state === 'purchased') return
    const [row] = await scope.tx.select().from(waitlistEntries).where(eq(waitlistEntries.id, before.id))
    if (row !== undefined) await offerNext(scope, row.ticketTypeId)
  },

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ entry: waitlistEntries, type: ticketTypes, nickname: users.nickname })
      .from(waitlistEntries)
      .innerJoin(ticketTypes, eq(ticketTypes.id, waitlistEntries.ticketTypeId))
      .innerJoin(users, eq(users.id, waitlistEntries.userId))
      .where(eq(waitlistEntries.id, id))
    if (row === undefined) throw new Refused('notFound')
    return {
      title: row.nickname,
      subtitle: language === 'en' ? row.type.engName : row.type.name,
      related: [],
    }
  },
}
