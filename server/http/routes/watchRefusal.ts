import type { Context } from 'hono'

import type { Reason } from '../../../src/contract/reasons.ts'
import type { Deps } from '../../handlers/table.ts'
import { guestCookie } from '../../live/guestCookie.ts'
import { accessRefusal, type LivePlan } from '../../live/liveAccess.ts'
import { userIdOf } from '../../lifecycles/lives/roomUserOf.ts'
import type { Rooms } from '../../live/room/createRooms.ts'
import { exchangeOf } from '../guard.ts'

/** How long an answer about one member is good for: a segment comes every few seconds. Milliseconds. */
const goodFor = 30_000
const mostKept = 20_000

/**
 * Reason why the caller may not watch a room by HLS (LIVE-04); null: may. A removed visitor is refused by the name that the
 * browser carries. The name is not proved: a visitor who drops it is a stranger, and strangers may watch public lives.
 * If the host lets no guests in, the session is read for each.
 * So a segment of a public live costs one look into the room's memory, and no query. A live for
 * registered members reads the session for each, and the access of a member once in a while.
 */
export const createWatchRefusal = (
  rooms: Rooms,
  { db, sessions, now }: Pick<Deps, 'db' | 'sessions' | 'now'>,
) => {
  const known = new Map<string, { readonly until: number; readonly reason: Reason | null }>()

  const refusalOf = async (c: Context, roomId: string, plan: LivePlan): Promise<Reason | null> => {
    const identity = await sessions.identifyLink(exchangeOf(c))
    const userId = identity.kind === 'member' ? identity.member.userId : null
    const key = `${roomId} ${plan.version} ${userId}`
    const before = known.get(key)
    if (before !== undefined && before.until > now()) return before.reason
    const reason = await accessRefusal(db, plan, userId)
    if (known.size >= mostKept) known.clear()
    known.set(key, { until: now() + goodFor, reason })
    return reason
  }

  return async (c: Context, roomId: string): Promise<Reason | null> => {
    const room = await rooms.get(Number(roomId))
    const removed = room?.state().removed ?? []
    if (removed.length > 0) {
      const exchange = exchangeOf(c)
      const uid = Number(exchange.pageCookie('uid'))
      const userId = uid > 0 ? userIdOf(uid) : exchange.cookie(guestCookie)?.split('.')[0]
      if (removed.some((user) => user.userId === userId)) return 'removedFromRoom'
    }
    const isShut = room?.state().guestsShut === true
    if (isShut && (await sessions.identifyLink(exchangeOf(c))).kind !== 'member') return 'guestsShutOut'
    const plan = room?.plan ?? null
    return plan === null || plan.access === 'public' ? null : refusalOf(c, roomId, plan)
  }
}
