import { and, asc, desc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm'

import { advance } from '../../../src/contract/room/advance.ts'
import type { ChatMessage } from '../../../src/contract/room/chat.ts'
import type { RoomEvent } from '../../../src/contract/room/events.ts'
import type { RoomState } from '../../../src/contract/room/state.ts'
import { lives } from '../../db/schema/catalogue.ts'
import { liveEvents, liveMessages, liveRooms, liveVisits } from '../../db/schema/live.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import type { LivePlan } from '../liveAccess.ts'
import { initialState } from '../../lifecycles/lives/initialState.ts'
import { eventsAfter, findLive } from '../../lifecycles/lives/readRoom.ts'

export interface StoredRoom {
  readonly state: RoomState
  /** Number of the last message. */
  readonly lastChat: number
  /** The newest messages, oldest first. */
  readonly tail: readonly ChatMessage[]
  /** As its organizers had planned it when the room was opened. */
  readonly plan: LivePlan
}

/** Further rows in the transaction of a room's events. */
export type Beside = (tx: Tx, events: readonly RoomEvent[], after: RoomState) => Promise<void>

export type RoomStore = ReturnType<typeof createStore>

/** Live rooms in the database. No event is sent before it is stored here. */
export const createStore = (db: Db, playerDomain: string, beside: Beside = async () => undefined) => {
  const snapshot = (state: RoomState, at: number, version: number): Promise<void> =>
    db.transaction(async (tx) => {
      const [live] = await tx
        .select({ version: lives.version })
        .from(lives)
        .where(eq(lives.id, Number(state.roomId)))
        .for('key share')
      // Its organizers have changed it since: what this room is called and who runs it is not true any more.
      if (live?.version !== version) return
      const row = { seq: state.seq, state, updatedAt: new Date(at) }
      await tx
        .insert(liveRooms)
        .values({ liveId: Number(state.roomId), ...row })
        .onConflictDoUpdate({
          target: liveRooms.liveId,
          set: row,
          // Another process of the same site may have written a later one.
          setWhere: sql`${liveRooms.seq} <= ${row.seq}`,
        })
    })

  /** Newest first. */
  const newest = async (liveId: number, before: number | undefined, limit: number) => {
    const rows = await db
      .select()
      .from(liveMessages)
      .where(
        and(
          eq(liveMessages.liveId, liveId),
          before === undefined ? undefined : lt(liveMessages.c, Math.min(before, 2_147_483_647)),
        ),
      )
      .orderBy(desc(liveMessages.c))
      .limit(limit)
    return rows.map(messageOf)
  }

  return {
    /** Null: no such scheduled live, or no host. */
    load: async (liveId: number, tailLength: number): Promise<StoredRoom | null> => {
      const live = await findLive(db, liveId)
      if (live === null) return null
      const [kept] = await db.select().from(liveRooms).where(eq(liveRooms.liveId, liveId))
      let state = kept?.state
      if (state === undefined) {
        state = initialState(live, playerDomain)
        await db.insert(liveRooms).values({ liveId, seq: 0, state }).onConflictDoNothing()
      }
      for (const event of await eventsAfter(db, liveId, state.seq)) state = advance(state, event)
      const tail = (await newest(liveId, undefined, tailLength)).toReversed()
      return { state, lastChat: tail.at(-1)?.c ?? 0, tail, plan: live.row }
    },

    /**
     * Rejects when one of the numbers is taken: then this process does not know the newest state. Refuses where the live was
     * cancelled or changed by its organizers since the room was opened with this version: the room is to be opened again.
     */
    append: (
      liveId: number,
      actor: string | null,
      events: readonly RoomEvent[],
      after: RoomState,
      version: number,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const [live] = await tx
          .select({ publication: lives.publication, version: lives.version })
          .from(lives)
          .where(eq(lives.id, liveId))
          .for('key share')
        if (live?.publication === 'cancelled') throw new Refused('liveCancelled')
        if (live?.publication === 'draft' || live?.version !== version) throw new Refused('liveChanged')
        await tx
          .insert(liveEvents)
          .values(events.map(({ s, at, ...fact }) => ({ liveId, seq: s, actor, fact, at: new Date(at) })))
        if (events.some(({ t }) => t === 'stage')) {
          await tx.update(lives).set({ status: after.liveStage }).where(eq(lives.id, liveId))
        }
        await beside(tx, events, after)
      }),

    snapshot,

    eventsAfter: (liveId: number, seq: number) => eventsAfter(db, liveId, seq),

    /** Those that are kept already, by sender and the sender's own id. */
    knownMessages: async (liveId: number, clientIds: readonly string[]): Promise<ChatMessage[]> => {
      const rows = await db
        .select()
        .from(liveMessages)
        .where(and(eq(liveMessages.liveId, liveId), inArray(liveMessages.clientId, [...clientIds])))
      return rows.map(messageOf)
    },

    appendMessages: async (liveId: number, messages: readonly ChatMessage[]): Promise<void> => {
      await db.transaction(async (tx) => {
        for (let from = 0; from < messages.length; from += rowsAtOnce) {
          await tx.insert(liveMessages).values(
            messages.slice(from, from + rowsAtOnce).map(({ c, clientId, user, role, text, at }) => ({
              liveId,
              c,
              userId: user.userId,
              clientId,
              author: user,
              role,
              text,
              at: new Date(at),
            })),
          )
        }
      })
    },

    messagesAfter: async (liveId: number, c: number, limit: number): Promise<ChatMessage[]> => {
      const rows = await db
        .select()
        .from(liveMessages)
        .where(and(eq(liveMessages.liveId, liveId), gt(liveMessages.c, c)))
        .orderBy(asc(liveMessages.c))
        .limit(limit)
      return rows.map(messageOf)
    },

    /** Oldest first. */
    messagesBefore: async (liveId: number, before: number | undefined, limit: number) =>
      (await newest(liveId, before, limit)).toReversed(),

    lastMessage: async (liveId: number): Promise<number> => {
      const [row] = await db
        .select({ c: max(liveMessages.c) })
        .from(liveMessages)
        .where(eq(liveMessages.liveId, liveId))
      return row?.c ?? 0
    },

    findMessage: async (liveId: number, c: number): Promise<ChatMessage | null> => {
      const [row] = await db
        .select()
        .from(liveMessages)
        .where(and(eq(liveMessages.liveId, liveId), eq(liveMessages.c, c)))
      return row === undefined ? null : messageOf(row)
    },

    recall: async (liveId: number, c: number): Promise<void> => {
      await db
        .update(liveMessages)
        .set({ recalled: true })
        .where(and(eq(liveMessages.liveId, liveId), eq(liveMessages.c, c)))
    },

    /** Every message of one person; answers the numbers of those that were not taken back before. */
    recallAllOf: async (liveId: number, userId: string): Promise<number[]> => {
      const rows = await db
        .update(liveMessages)
        .set({ recalled: true })
        .where(
          and(
            eq(liveMessages.liveId, liveId),
            eq(liveMessages.userId, userId),
            eq(liveMessages.recalled, false),
          ),
        )
        .returning({ c: liveMessages.c })
      return rows.map(({ c }) => c).toSorted((a, b) => a - b)
    },

    /** API-32. */
    visit: async (userId: number, liveId: number, at: number): Promise<void> => {
      const watchedAt = new Date(at)
      await db
        .insert(liveVisits)
        .values({ userId, liveId, watchedAt })
        .onConflictDoUpdate({ target: [liveVisits.userId, liveVisits.liveId], set: { watchedAt } })
    },
  }
}

const rowsAtOnce = 1000

/** The text of a recalled message is sent to no one. */
const messageOf = (row: typeof liveMessages.$inferSelect): ChatMessage => ({
  c: row.c,
  clientId: row.clientId,
  user: row.author,
  role: row.role,
  text: row.recalled ? '' : row.text,
  at: row.at.getTime(),
  recalled: row.recalled,
})
