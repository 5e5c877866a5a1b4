import type { ChatMessage } from '../../../src/contract/room/chat.ts'
import type { RoomRole, RoomUser } from '../../../src/contract/room/state.ts'
import type { LiveReason } from '../../../src/contract/reasons.ts'
import type { Log } from '../../db/types.ts'
import { describeFault } from '../../shared/faults.ts'
import { outageOf } from '../../db/errors.ts'
import { refusalOf } from '../../db/refusalOf.ts'
import { Refused } from '../../shared/refused.ts'
import type { RoomStore } from './createStore.ts'

interface ChatLogOptions {
  readonly liveId: number
  readonly store: RoomStore
  readonly now: () => number
  readonly log: Log
  /** Asked when the message comes and again when it is stored: a mute may lie between. */
  readonly refusal: (userId: string) => LiveReason | null
  /** Messages that are stored, as JSON, oldest first. */
  readonly onMessages: (messages: readonly string[]) => void
}

/** Length of a batch to store and send, so that many writers cost one commit and one frame each (CHAT-01). */
const batchMs = 50
/** Kept in memory, for members who come back; older ones are read from the database. */
export const keptMessages = 6000
const mostWaiting = 10_000
/** Number of messages for a newcomer. */
export const pageLength = 50

interface Waiting {
  readonly user: RoomUser
  readonly role: RoomRole
  readonly text: string
  readonly clientId: string
  readonly settle: (message: ChatMessage) => void
  readonly fail: (error: unknown) => void
}

/** The chat of one room: numbered without gaps, each message once by its sender and the sender's id for it. */
export const createChatLog = (
  initial: { lastChat: number; tail: readonly ChatMessage[] },
  { liveId, store, now, log, refusal, onMessages }: ChatLogOptions,
) => {
  let last = initial.lastChat
  const kept: Array<{ message: ChatMessage; json: string }> = initial.tail.map(entryOf)
  const recalls: number[] = []
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let flushedAt = 0
  let isUnsure = false

  const keep = (messages: readonly ChatMessage[]): void => {
    if (messages.length === 0) return
    const entries = messages.map(entryOf)
    kept.push(...entries)
    if (kept.length > keptMessages * 1.5) kept.splice(0, kept.length - keptMessages)
    last = messages.at(-1)?.c ?? last
    onMessages(entries.map(({ json }) => json))
  }

  const beSure = async (): Promise<void> => {
    if (!isUnsure) return
    keep(await store.messagesAfter(liveId, last, keptMessages))
    isUnsure = false
  }

  /** False: not stored, for a reason that may lie in a single message. Rejects when nothing can be read either. */
  const storeBatch = async (batch: readonly Waiting[]): Promise<boolean> => {
    await beSure()
    const known = new Map(
      (await store.knownMessages(liveId, [...new Set(batch.map(({ clientId }) => clientId))])).map(
        (message) => [keyOf(message.user.userId, message.clientId), message],
      ),
    )
    const fresh: ChatMessage[] = []
    const outcomes: Array<() => void> = []
    for (const { user, role, text, clientId, settle, fail } of batch) {
      const key = keyOf(user.userId, clientId)
      let message = known.get(key)
      if (message === undefined) {
        const reason = refusal(user.userId)
        if (reason !== null) {
          outcomes.push(() => fail(new Refused(reason)))
          continue
        }
        message = { c: last + 1 + fresh.length, clientId, user, role, text, at: now(), recalled: false }
        fresh.push(message)
        known.set(key, message)
      }
      const settled = message
      outcomes.push(() => settle(settled))
    }
    if (fresh.length > 0) {
      try {
        await store.appendMessages(liveId, fresh)
      } catch (error) {
        isUnsure = true
        if (outageOf(error) !== null) throw error
        logFault(error)
        return false
      }
      keep(fresh)
    }
    for (const outcome of outcomes) outcome()
    return true
  }

  const logFault = (error: unknown): void =>
    log.error({ room: liveId, fault: describeFault(error) }, 'live: messages were not stored')

  /** A message that the database refuses takes none of the others along: what failed together is tried one by one. */
  const storeAll = async (batch: readonly Waiting[]): Promise<void> => {
    if (await storeBatch(batch)) return
    for (const one of batch) if (!(await storeBatch([one]))) one.fail(new Refused('fault'))
  }

  const flush = (): void => {
    timer = null
    const batch = waiting
    waiting = []
    flushedAt = now()
    running = storeAll(batch)
      .catch((error: unknown) => {
        if (outageOf(error) === null) logFault(error)
        for (const { fail } of batch) fail(refusalOf(error))
      })
      .finally(() => {
        running = null
        if (waiting.length > 0) plan()
      })
  }

  const plan = (): void => {
    if (timer !== null || running !== null) return
    const wait = Math.min(batchMs, Math.max(0, flushedAt + batchMs - now()))
    timer = setTimeout(flush, wait)
  }

  const blank = (c: number): void => {
    recalls.push(c)
    if (recalls.length > 1000) recalls.shift()
    const index = kept.findIndex(({ message }) => message.c === c)
    const entry = kept[index]
    if (entry !== undefined) kept[index] = entryOf({ ...entry.message, text: '', recalled: true })
  }

  return {
    last: (): number => last,
    /** Rejects `Refused`. */
    send: (user: RoomUser, role: RoomRole, text: string, clientId: string): Promise<ChatMessage> => {
      if (waiting.length >= mostWaiting) return Promise.reject(new Refused('limited', { retryAfter: 1 }))
      return new Promise((settle, fail) => {
        waiting.push({ user, role, text, clientId, settle, fail })
        plan()
      })
    },
    find: (c: number): Promise<ChatMessage | null> => {
      const entry = kept.find(({ message }) => message.c === c)
      return entry === undefined ? store.findMessage(liveId, c) : Promise.resolve(entry.message)
    },
    recall: async (c: number): Promise<void> => {
      await store.recall(liveId, c)
      blank(c)
    },
    /** All of one person; answers their numbers. */
    sweep: async (userId: string): Promise<number[]> => {
      const swept = await store.recallAllOf(liveId, userId)
      for (const c of swept) blank(c)
      return swept
    },
    /**
     * JSON of the messages after `c`, without gaps; with 0, or too many of them, of the
     * last 50. `older` was read before by `olderThanKept`.
     */
    after: (c: number, older: readonly ChatMessage[]): string[] => {
      if (c <= 0 || c > last || last - c > keptMessages)
        return kept.slice(-pageLength).map(({ json }) => json)
      const list = [
        ...older.map((message) => JSON.stringify(message)),
        ...kept
          .filter(({ message }) => message.c > Math.max(c, older.at(-1)?.c ?? 0))
          .map(({ json }) => json),
      ]
      return list
    },
    /** Messages after `c` that are no longer in memory. */
    olderThanKept: async (c: number): Promise<ChatMessage[]> => {
      const first = kept[0]?.message.c ?? last + 1
      if (c <= 0 || c >= first - 1 || last - c > keptMessages) return []
      return store.messagesAfter(liveId, c, first - 1 - c)
    },
    /** Recalls of messages that a client may have. */
    recalledUpTo: (c: number): number[] => recalls.filter((each) => each <= c),
    rest: async (): Promise<void> => {
      while (timer !== null || running !== null || waiting.length > 0) {
        if (timer !== null) {
          clearTimeout(timer)
          flush()
        }
        await running
      }
    },
  }
}

export type ChatLog = ReturnType<typeof createChatLog>

const entryOf = (message: ChatMessage) => ({ message, json: JSON.stringify(message) })

const keyOf = (userId: string, clientId: string): string => `${userId} ${clientId}`
