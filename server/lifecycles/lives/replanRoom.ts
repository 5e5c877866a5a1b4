import { eq } from 'drizzle-orm'

import { advance } from '../../../src/contract/room/advance.ts'
import { liveRooms } from '../../db/schema/live.ts'
import type { Tx } from '../../db/types.ts'
import { initialState } from './initialState.ts'
import { eventsAfter, findLive } from './readRoom.ts'

/**
 * The room of a scheduled live starts again from its plan; removed people stay outside (LIVE-04), and messages of
 * its chat stay. Does nothing if it was never opened.
 */
export const replanRoom = async (tx: Tx, liveId: number): Promise<void> => {
  const live = await findLive(tx, liveId)
  const [kept] = await tx.select().from(liveRooms).where(eq(liveRooms.liveId, liveId)).for('update')
  if (live === null || kept === undefined) return
  const events = await eventsAfter(tx, liveId, kept.seq)
  const { seq, epoch, removed, playerDomain } = events.reduce(advance, kept.state)
  const state = { ...initialState(live, playerDomain), seq, epoch, removed }
  await tx.update(liveRooms).set({ seq, state }).where(eq(liveRooms.liveId, liveId))
}
