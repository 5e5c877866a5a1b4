import { CallError, failure } from '../../contract/failure.ts'
import type { ChatMessage } from '../../contract/room/chat.ts'
import type { ChatSignal, HubSignal, RoomChat, RoomHub } from '../../contract/room/ports.ts'

/** Messages kept for a page that opens the chat again. */
const kept = 500
/** Milliseconds for a missing message to arrive by itself before it is requested. */
const patience = 400
/** Times 50: the farthest that lost messages are fetched back. */
const pages = 20

/**
 * The chat over the room's own socket (CHAT-01): each message once and in the order of its number, also where the
 * connection was lost between. It listens from the beginning, so that no message before the page opened it is missed.
 */
export const createHubChat = (hub: RoomHub): RoomChat => {
  const listeners = new Set<(signal: ChatSignal) => void>()
  const tell = (signal: ChatSignal) => {
    for (const listen of listeners) listen(signal)
  }
  let messages: ChatMessage[] = []
  let lastSignal: ChatSignal | null = null
  /** Number of the last emitted message; null: none yet. */
  let last: number | null = null
  /** Came too early: one before them is missing. */
  const early = new Map<number, ChatMessage>()
  let repair: ReturnType<typeof setTimeout> | null = null

  const accept = (messages: readonly ChatMessage[]) => {
    for (const message of messages) if (last === null || message.c > last) early.set(message.c, message)
    release()
    if (early.size > 0) repair ??= setTimeout(() => void fill(), patience)
  }

  const release = () => {
    const next = Array.from(early.values()).toSorted((a, b) => a.c - b.c)
    const ready: ChatMessage[] = []
    for (const message of next) {
      if (last !== null && message.c !== last + 1) break
      last = message.c
      early.delete(message.c)
      ready.push(message)
    }
    if (ready.length === 0) return
    messages = [...messages, ...ready].slice(-kept)
    tell({ type: 'chat.received', messages: ready })
  }

  const fill = async () => {
    try {
      for (let page = 0; page < pages; page += 1) {
        const first = Math.min(...early.keys())
        if (last === null || early.size === 0 || first === last + 1) break
        const { list } = await hub.command('chat.history', { before: first })
        const missed = list.filter(({ c }) => last !== null && c > last)
        if (missed.length === 0) break
        for (const message of missed) early.set(message.c, message)
      }
      // Older messages are loaded only when a member scrolls back.
      if (early.size > 0) last = Math.min(...early.keys()) - 1
    } catch {
      // Offline again: the next welcome brings them.
    }
    repair = null
    release()
  }

  const stand = (signal: ChatSignal) => {
    lastSignal = signal
    tell(signal)
  }

  const handleSignal = (signal: HubSignal) => {
    switch (signal.type) {
      case 'hub.online':
        return stand({ type: 'chat.ready' })
      case 'hub.offline':
        return stand({ type: 'chat.lost' })
      case 'hub.failed':
        return stand({ type: 'chat.failed', error: signal.error })
      case 'hub.closed':
        return stand(endings[signal.why])
      case 'pushed':
        if (signal.push.t === 'chat') accept(signal.push.d)
        if (signal.push.t === 'recalled') forget(signal.push.d.c)
        return
      case 'room.changed':
      case 'members.changed':
    }
  }

  const forget = (c: number) => {
    const blank = (message: ChatMessage): ChatMessage =>
      message.c === c ? { ...message, text: '', recalled: true } : message
    messages = messages.map(blank)
    const waiting = early.get(c)
    if (waiting !== undefined) early.set(c, blank(waiting))
    tell({ type: 'chat.recalled', c })
  }

  hub.watch(handleSignal)
  return {
    kind: 'embedded',
    open(listen) {
      listeners.add(listen)
      if (lastSignal !== null) listen(lastSignal)
      if (messages.length > 0) listen({ type: 'chat.received', messages })
      return () => listeners.delete(listen)
    },
    async send(text, clientId) {
      const { message } = await hub.command('chat.send', { text, clientId })
      accept([message])
      return message
    },
    async recall(c) {
      await hub.command('chat.recall', { c })
    },
    history: (before) => hub.command('chat.history', before === undefined ? {} : { before }),
  }
}

const roomFull: ChatSignal = {
  type: 'chat.failed',
  error: new CallError(failure('refused', null, { reason: 'roomFull', field: null, retry_after: null })),
}

const endings: Record<Extract<HubSignal, { type: 'hub.closed' }>['why'], ChatSignal> = {
  removed: { type: 'chat.removed' },
  replaced: { type: 'chat.replaced' },
  ended: { type: 'chat.lost' },
  displaced: roomFull,
  full: roomFull,
}
