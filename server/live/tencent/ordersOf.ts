import type { RoomEvent } from '../../../src/contract/room/events.ts'
import type { TencentKeys } from '../../shared/config.ts'
import { liveOrders } from '../../db/schema/live.ts'
import type { Beside } from '../room/createStore.ts'
import type { TencentOrder } from '../../shared/tencentOrder.ts'

/** Seconds for a mute without an end; the most that the chat knows. */
const forGood = 4_294_967_295

/** Orders for Tencent, written in the transaction of the events: every decision reaches Tencent in the end. */
export const ordersOf =
  (keys: TencentKeys | null): Beside =>
  async (tx, events, after) => {
    if (keys === null) return
    const orders = events.flatMap((event) =>
      // The group is made with the first thing that happens; making it twice is no fault.
      event.s === 1
        ? [{ t: 'createGroup', name: after.roomName } as const, ...ordersFor(event)]
        : ordersFor(event),
    )
    if (orders.length === 0) return
    const dueAt = new Date(events[0]?.at ?? 0)
    await tx
      .insert(liveOrders)
      .values(orders.map((order) => ({ liveId: Number(after.roomId), order, dueAt })))
  }

const ordersFor = (event: RoomEvent): TencentOrder[] => {
  if (event.t === 'groupMute') return [{ t: 'muteAll', on: event.d.on }]
  if (event.t === 'memberMute') {
    const { user, on, until } = event.d
    const seconds = until === null ? forGood : Math.max(1, Math.ceil((until - event.at) / 1000))
    return [{ t: 'muteMember', userId: user.userId, seconds: on ? seconds : 0 }]
  }
  if (event.t === 'removed') return [{ t: 'remove', userId: event.d.user.userId }]
  return event.t === 'stage' && event.d.liveStage === 'ended' ? [{ t: 'dismiss' }] : []
}
