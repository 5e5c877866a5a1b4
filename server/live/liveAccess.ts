import { and, eq, inArray } from 'drizzle-orm'

import type { LiveReason } from '../../src/contract/reasons.ts'
import type { lives } from '../db/schema/catalogue.ts'
import { orders } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'
import { isInTeam } from '../lifecycles/team/isInTeam.ts'

/** Columns that decide who may enter a live. */
export type LivePlan = Pick<
  typeof lives.$inferSelect,
  'version' | 'conferenceId' | 'access' | 'accessTypes' | 'anchorId' | 'funderId'
>

/**
 * Reason why a person may not watch a live of a conference; null: may. Host, funder and the team always may; others need an
 * order that was paid, or is free, of any ticket or of certain types. `userId`: null for a guest.
 */
export const accessRefusal = async (
  db: Db | Tx,
  plan: LivePlan,
  userId: number | null,
): Promise<Extract<LiveReason, 'liveForRegistered' | 'liveForTickets'> | null> => {
  const { access, accessTypes, conferenceId, anchorId, funderId } = plan
  if (access === 'public' || conferenceId === null) return null
  const reason = access === 'registered' ? 'liveForRegistered' : 'liveForTickets'
  if (userId === null) return reason
  if (userId === anchorId || userId === funderId) return null
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.conferenceId, conferenceId),
        eq(orders.kind, 'conf'),
        inArray(orders.state, ['paid', 'completed']),
        access === 'ticket' ? inArray(orders.ticketTypeId, accessTypes) : undefined,
      ),
    )
    .limit(1)
  if (order !== undefined) return null
  return (await isInTeam(db, conferenceId, userId)) ? null : reason
}
