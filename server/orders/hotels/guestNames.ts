import { and, desc, eq, inArray, sql } from 'drizzle-orm'

import { users } from '../../db/schema/accounts.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Db, Tx } from '../../db/types.ts'

/** The registration by which the organizers of a conference know a member: one that is not closed, the newest. */
export const registrationsOf = async (
  tx: Db | Tx,
  conferenceId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<typeof orders.$inferSelect, 'id' | 'attendee'>>> => {
  if (userIds.length === 0) return new Map()
  const rows = await tx
    .selectDistinctOn([orders.userId], { userId: orders.userId, id: orders.id, attendee: orders.attendee })
    .from(orders)
    .where(
      and(
        eq(orders.conferenceId, conferenceId),
        eq(orders.kind, 'conf'),
        inArray(orders.userId, [...new Set(userIds)]),
      ),
    )
    .orderBy(orders.userId, sql`${orders.state} = 'closed'`, desc(orders.id))
  return new Map(rows.map(({ userId, ...row }) => [userId, row]))
}

/** How they are called there: as they registered, else as their account is. */
export const guestNames = async (
  tx: Db | Tx,
  conferenceId: number,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (userIds.length === 0) return new Map()
  const accounts = await tx
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]))
  const registered = await registrationsOf(tx, conferenceId, userIds)
  return new Map(accounts.map(({ id, nickname }) => [id, registered.get(id)?.attendee.name ?? nickname]))
}
