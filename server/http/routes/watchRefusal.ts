import type { Context } from 'hono'

import type { Reason } from '../../../src/contract/reasons.ts'
import { guestCookie } from '../../live/guestCookie.ts'
import { exchangeOf } from '../guard.ts'
import type { Rooms } from '../../live/room/createRooms.ts'
import { userIdOf } from '../../live/room/people.ts'

/**
 * Why the caller may not watch a room by HLS (LIVE-04); null: may. Lives are public, so only who was removed is turned
 * away, by the name that the browser carries. That name is not proved: a visitor who drops it is a stranger, and strangers may
 * watch. So a segment costs one look into the room's memory, and nothing is asked of the database.
 */
export const createWatchRefusal =
  (rooms: Rooms) =>
  async (c: Context, roomId: string): Promise<Reason | null> => {
    const removed = (await rooms.get(Number(roomId)))?.state().removed ?? []
    if (removed.length === 0) return null
    const exchange = exchangeOf(c)
    const uid = Number(exchange.pageCookie('uid'))
    const userId = uid > 0 ? userIdOf(uid) : exchange.cookie(guestCookie)?.split('.')[0]
    return removed.some((user) => user.userId === userId) ? 'removedFromRoom' : null
  }
