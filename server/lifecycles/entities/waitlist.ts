import { eq } from 'drizzle-orm'

import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { WaitlistFacts } from '../../../src/contract/facts.ts'
import { users } from '../../db/schema/accounts.ts'
import { ticketTypes, waitlistEntries } from '../../db/schema/registration.ts'
import { Refused } from '../../shared/refused.ts'
import { offerNext } from '../offerNext.ts'
import { lockPlaces, placesLeft } from '../places.ts'
import type { EntityAdapter } from '../types.ts'

export const waitlistAdapter: EntityAdapter<WaitlistFacts> = {
  table: waitlistEntries,

  whose: async (tx, id) => {
    const [row] = await tx
      .select({ ownerId: waitlistEntries.userId, conferenceId: ticketTypes.conferenceId })
      .from(waitlistEntries)
      .innerJoin(ticketTypes, eq(ticketTypes.id, waitlistEntries.ticketTypeId))
      .where(eq(waitlistEntries.id, id))
    return row ?? null
  },

  lock: async (tx, id) => {
    const [found] = await tx
      .select({ ticketTypeId: waitlistEntries.ticketTypeId })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.id, id))
    if (found === undefined) return
    // The type before the entry, as everywhere where places are given away.
    await lockPlaces(tx, found.ticketTypeId)
    const { id: rowId } = waitlistEntries
    await tx.select({ rowId }).from(waitlistEntries).where(eq(rowId, id)).for('update')
  },

  load: async ({ tx, at }, id) => {
    const [found] = await tx
      .select({ row: waitlistEntries, conferenceId: ticketTypes.conferenceId })
      .from(waitlistEntries)
      .innerJoin(ticketTypes, eq(ticketTypes.id, waitlistEntries.ticketTypeId))
      .where(eq(waitlistEntries.id, id))
    if (found === undefined) return null
    const { row, conferenceId } = found
    const left = await placesLeft(tx, row.ticketTypeId, { at })
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId,
      facts: {
        hasPlace: left > 0,
        isOfferOver: row.offeredUntil !== null && row.offeredUntil <= at,
        offeredUntil: row.offeredUntil?.toISOString() ?? null,
      },
    }
  },

  columns: ({ offeredUntil }) => ({ offeredUntil: offeredUntil === null ? null : new Date(offeredUntil) }),

  /** A held place that is not wanted goes to the next. */
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
      subtitle: inLanguage(language, row.type.name, row.type.engName),
      related: [],
    }
  },
}
