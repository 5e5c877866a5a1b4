import { eq } from 'drizzle-orm'

import type { ChatMessage } from '../../../src/contract/room/chat.ts'
import { lives } from '../../db/schema/catalogue.ts'
import type { Db } from '../../db/types.ts'
import { rehearsalOf } from '../../../src/contract/room/rehearsal.ts'
import { rehearsalState } from '../../lifecycles/lives/initialState.ts'
import { findRehearsed } from '../../lifecycles/lives/readRoom.ts'
import { mustNotHaveBegun } from '../plan/savePlan.ts'
import { Refused } from '../../shared/refused.ts'
import { keptMessages } from './createChatLog.ts'
import type { RoomStore } from './createStore.ts'

/** Stores for rehearsals, of which each has one of its own. */
export const createRehearsalStores = (db: Db, now: () => number): (() => RoomStore) => {
  /** Number of the last message in any of them. */
  const numbers = { last: 0 }
  return () => createRehearsalStore(db, now, numbers)
}

/**
 * Store of one rehearsal. Nothing is written to the database: it lives in this object, and ends with its room. The
 * plan of the live is read before each event, as for the live itself.
 */
const createRehearsalStore = (db: Db, now: () => number, numbers: { last: number }): RoomStore => {
  let messages: ChatMessage[] = []
  const between = (after: number, before: number) => messages.filter(({ c }) => c > after && c < before)
  return {
    load: async (roomId) => {
      const live = await findRehearsed(db, rehearsalOf(roomId))
      if (live === null) return null
      const state = rehearsalState(live, now())
      if ((state.rehearsalUntil ?? 0) <= now()) return null
      // Pages that were in an earlier rehearsal take a message of this one for a new one.
      const lastChat = Math.max(Math.floor(now() / 1000), numbers.last)
      return { state, lastChat, tail: [], plan: live.row }
    },
    append: async (roomId, _actor, _events, _after, version) => {
      const [live] = await db
        .select({ publication: lives.publication, status: lives.status, version: lives.version })
        .from(lives)
        .where(eq(lives.id, rehearsalOf(roomId)))
      if (live?.publication === 'cancelled') throw new Refused('liveCancelled')
      if (live?.version !== version) throw new Refused('liveChanged')
      mustNotHaveBegun(live)
    },
    snapshot: () => Promise.resolve(),
    eventsAfter: () => Promise.resolve([]),
    knownMessages: (_, clientIds) =>
      Promise.resolve(messages.filter(({ clientId }) => clientIds.includes(clientId))),
    appendMessages: (_, added) => {
      messages = [...messages, ...added].slice(-keptMessages)
      numbers.last = Math.max(numbers.last, messages.at(-1)?.c ?? 0)
      return Promise.resolve()
    },
    messagesAfter: (_, c, limit) => Promise.resolve(between(c, Infinity).slice(0, limit)),
    messagesBefore: (_, before, limit) => Promise.resolve(between(0, before ?? Infinity).slice(-limit)),
    lastMessage: () => Promise.resolve(messages.at(-1)?.c ?? 0),
    findMessage: (_, c) => Promise.resolve(messages.find((message) => message.c === c) ?? null),
    recall: (_, c) => {
      messages = messages.map((message) =>
        message.c === c ? { ...message, text: '', recalled: true } : message,
      )
      return Promise.resolve()
    },
    recallAllOf: (_, userId) => {
      const swept = messages.filter(({ user, recalled }) => user.userId === userId && !recalled)
      messages = messages.map((message) =>
        swept.includes(message) ? { ...message, text: '', recalled: true } : message,
      )
      return Promise.resolve(swept.map(({ c }) => c))
    },
    visit: () => Promise.resolve(),
  }
}
