import { and, asc, eq, gt, inArray, ne, type SQL } from 'drizzle-orm'

import type { RoomEvent } from '../../../src/contract/room/events.ts'
import type { RoomUser } from '../../../src/contract/room/state.ts'
import { isPublicLive } from '../../db/isPublicLive.ts'
import { users } from '../../db/schema/accounts.ts'
import { lives } from '../../db/schema/catalogue.ts'
import { liveEvents } from '../../db/schema/live.ts'
import type { Db, Tx } from '../../db/types.ts'
import type { Live } from './initialState.ts'
import { roomUserOf } from './roomUserOf.ts'

/** The facts of a room after one that is known, in order. */
export const eventsAfter = async (tx: Db | Tx, liveId: number, seq: number): Promise<RoomEvent[]> => {
  const rows = await tx
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.liveId, liveId), gt(liveEvents.seq, seq)))
    .orderBy(asc(liveEvents.seq))
  return rows.map(({ fact, seq: s, at }) => ({ ...fact, s, at: at.getTime() }))
}

/** A scheduled live with its people; null: no such live, or no host. */
export const findLive = (db: Db | Tx, liveId: number): Promise<Live | null> =>
  liveWhere(db, and(eq(lives.id, liveId), eq(lives.publication, 'scheduled'), isPublicLive))

/** A live that can be rehearsed, with its people: also a draft. Null: no such live, or no host. */
export const findRehearsed = (db: Db | Tx, liveId: number): Promise<Live | null> =>
  liveWhere(
    db,
    and(eq(lives.id, liveId), ne(lives.publication, 'cancelled'), eq(lives.status, 'not_started')),
  )

const liveWhere = async (db: Db | Tx, isMeant: SQL | undefined): Promise<Live | null> => {
  const [row] = await db.select().from(lives).where(isMeant)
  if (row === undefined || row.anchorId === null) return null
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, row.funderId === null ? [row.anchorId] : [row.anchorId, row.funderId]))
  const find = (id: number | null): RoomUser | null => {
    const user = people.find((person) => person.id === id)
    return user === undefined ? null : roomUserOf(user)
  }
  const anchor = find(row.anchorId)
  return anchor === null ? null : { row, anchor, funder: find(row.funderId) }
}
