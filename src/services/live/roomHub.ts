import * as z from 'zod/mini'

import { CallError, failure, toFailure } from '../../contract/failure.ts'
import { advance } from '../../contract/room/advance.ts'
import type { RoomEvent } from '../../contract/room/events.ts'
import type { HubSignal, RoomHub, RoomView } from '../../contract/room/ports.ts'
import type { RoomState } from '../../contract/room/state.ts'
import { roleIn } from '../../contract/room/view.ts'
import { closeCodes, pong, push, subprotocol, welcome } from '../../contract/room/wire.ts'
import type { Push, Welcome } from '../../contract/room/wire.ts'
import { createCommandDesk } from './commandDesk.ts'

/** What the hub asks of a WebSocket. `send` may be called at any time; what a closed socket is given is lost. */
export interface Socket {
  send(text: string): void
  close(code?: number): void
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

interface Options {
  /** Where the socket is, `ws:` or `wss:`; asked before every attempt. */
  socketUrl(): string
  /** Milliseconds since 1970. */
  now(): number
  makeSocket?(url: string, protocol: string): Socket
  /** 0 … 1. */
  random?(): number
}

/** The hub, and what else its last welcome said. */
export interface WelcomedHub extends RoomHub {
  /** Null before the first. Whether media are online is kept up to date. */
  welcome(): Welcome | null
}

type TakeTicket = (signal: AbortSignal) => Promise<string>

const pingEvery = 10_000
/** Milliseconds without a word from the server after which the connection is given up. */
const deadAfter = 25_000
/** Milliseconds for a connection to be made and welcomed. */
const greetingTime = 10_000
/** The server keeps a session for 30 s; a bit less, so that the last moment is not tried. */
const sessionKept = 28_000
/** Attempts of a first entrance that nobody answers. */
const firstAttempts = 4

/**
 * The client's end of a room's socket (LIVE-09): what it knows is what the server said, in the server's order. It resumes
 * by itself; an end that is followed by an opening within the same turn is none, as React's strict mode does it.
 */
export const createRoomHub = ({
  socketUrl,
  now,
  makeSocket = openSocket,
  random = Math.random,
}: Options): WelcomedHub => {
  const listeners = new Set<(signal: HubSignal) => void>()
  const tell = (signal: HubSignal) => {
    for (const listen of listeners) listen(signal)
  }
  let view: RoomView | null = null
  let session: string | null = null
  let greeting: Welcome | null = null
  /** What the room cannot do, which whoever asks later must hear, too. */
  let limit: Extract<PassedOn, { t: 'line' }> | null = null
  let lastChat = 0
  let lostAt = 0
  let visit: Visit | null = null
  /** Openings that have not ended. */
  let holders = 0

  const desk = createCommandDesk({
    isOnline: () => visit?.isOnline() ?? false,
    send: (text) => visit?.send(text),
  })

  const show = (room: RoomState, event: RoomEvent | null) => {
    if (view === null) return
    view = { ...view, room, me: { ...view.me, role: roleIn(room, view.me.userId) } }
    tell({ type: 'room.changed', view, event })
  }

  const greet = (told: Welcome): boolean => {
    const room = told.state ?? view?.room
    if (room === undefined) return false
    const me = { ...told.me, role: roleIn(room, told.me.userId) }
    session = told.session
    greeting = told
    limit = null
    view = { me, room, members: told.members, clockOffset: told.serverNow - now() }
    tell({ type: 'hub.online', view })
    pass({ t: 'chat', d: told.chat })
    return true
  }

  const pass = (told: PassedOn) => {
    if (told.t === 'chat') lastChat = Math.max(lastChat, ...told.d.map(({ c }) => c))
    if (told.t === 'line' && told.d.reason === 'noH264') limit = told
    // The media engine may be fetched only after this, and asks what the welcome said.
    if (told.t === 'media' && greeting !== null)
      greeting = { ...greeting, media: { ...greeting.media, online: told.d.online } }
    tell({ type: 'pushed', push: told })
  }

  let isSyncing = false
  const sync = () => {
    if (isSyncing) return
    isSyncing = true
    desk.command('sync', {}).then(
      ({ state, members }) => {
        isSyncing = false
        if (view === null) return
        view = { ...view, members }
        show(state, null)
      },
      () => {
        // The next event shows the gap again.
        isSyncing = false
      },
    )
  }

  const hear = (told: Push) => {
    if (view === null) return
    switch (told.t) {
      case 'event':
        if (told.d.s === view.room.seq + 1) show(advance(view.room, told.d), told.d)
        else if (told.d.s > view.room.seq) sync()
        return
      case 'state':
        view = { ...view, me: told.d.me }
        return show(told.d.state, null)
      case 'members':
        view = { ...view, members: told.d }
        return tell({ type: 'members.changed', members: told.d })
      case 'kicked':
        return visit?.over({ type: 'hub.closed', why: told.d.reason })
      case 'chat':
      case 'recalled':
      case 'candidate':
      case 'media':
      case 'line':
        return pass(told)
    }
  }

  const begin = (ticket: TakeTicket): Visit => {
    const stop = new AbortController()
    let socket: Socket | null = null
    let isOnline = false
    let attempts = 0
    let wasOnline = false
    let badTickets = 0
    let heardAt = 0
    let takeTicket = ticket
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const after = (ms: number, act: () => void) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        act()
      }, ms)
      timers.add(timer)
    }
    const clearTimers = () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    }

    const end = () => {
      clearTimers()
      stop.abort()
      removeEventListener('online', wake)
      const last = detach()
      last?.close(1000)
      if (visit === self) visit = null
    }
    const over = (signal: HubSignal) => {
      session = null
      end()
      desk.lose(failure('offline'))
      tell(signal)
    }
    /** Nothing that the old socket says from now on is heard. */
    const detach = (): Socket | null => {
      const last = socket
      if (last !== null) last.onopen = last.onmessage = last.onclose = null
      socket = null
      isOnline = false
      return last
    }

    const dial = async () => {
      clearTimers()
      const held = session !== null && now() - lostAt < sessionKept ? session : null
      const proof = held === null ? await takeOrNull() : { session: held }
      if (proof === null || stop.signal.aborted) return
      const made = makeSocket(socketUrl(), subprotocol)
      socket = made
      after(greetingTime, () => lose())
      const lastSeq = view?.room.seq ?? 0
      made.onopen = () => made.send(JSON.stringify({ t: 'hello', d: { ...proof, lastSeq, lastChat } }))
      made.onmessage = ({ data }) => {
        heardAt = now()
        read(data)
      }
      made.onclose = ({ code }) => closed(code)
    }

    const takeOrNull = async (): Promise<{ ticket: string } | null> => {
      session = null
      try {
        return { ticket: await takeTicket(stop.signal) }
      } catch (error) {
        if (stop.signal.aborted) return null
        if (wasOnline && isUnreachable(error)) again()
        else over({ type: 'hub.failed', error })
        return null
      }
    }

    const read = (data: unknown) => {
      const told = parse(data)
      if (isOnline) {
        if (desk.hear(told) || pong.safeParse(told).success) return
        const pushed = push.safeParse(told)
        if (pushed.success) hear(pushed.data)
        // An event of a kind that this page does not know yet: what it did is in the state.
        else if (eventShaped.safeParse(told).success) sync()
        return
      }
      const greeted = welcome.safeParse(told)
      if (!greeted.success) return
      clearTimers()
      isOnline = wasOnline = true
      attempts = badTickets = 0
      if (!greet(greeted.data.d)) {
        session = null
        return lose()
      }
      desk.resend()
      keepAlive()
    }

    const keepAlive = (isPing = false) =>
      after(pingEvery / 2, () => {
        if (now() - heardAt >= deadAfter) return lose()
        if (isPing) send(JSON.stringify({ t: 'ping' }))
        keepAlive(!isPing)
      })

    const closed = (code: number) => {
      switch (code) {
        case closeCodes.removed:
          return over({ type: 'hub.closed', why: 'removed' })
        case closeCodes.replaced:
          return over({ type: 'hub.closed', why: 'replaced' })
        case closeCodes.displaced:
          return over({ type: 'hub.closed', why: 'displaced' })
        case closeCodes.ended:
          return over({ type: 'hub.closed', why: 'ended' })
        case closeCodes.full:
          return over({ type: 'hub.closed', why: 'full' })
        case closeCodes.bad:
          return over({ type: 'hub.failed', error: new CallError(failure('malformed')) })
        case closeCodes.ticket:
          session = null
          badTickets += 1
          if (badTickets > 2) return over({ type: 'hub.failed', error: new CallError(ticketBad) })
          return lose(badTickets === 1)
        default:
          return lose()
      }
    }

    const lose = (atOnce = false) => {
      const had = isOnline
      clearTimers()
      detach()?.close(4000)
      if (had) {
        lostAt = now()
        tell({ type: 'hub.offline' })
      } else if (!wasOnline && attempts >= firstAttempts) {
        return over({ type: 'hub.failed', error: new CallError(failure('offline')) })
      }
      if (atOnce) void dial()
      else again()
    }

    /** 0.5 s · 2ⁿ, at most 15 s, and of that a random half, so that a whole room does not come back in one moment. */
    const again = () => {
      const wait = Math.min(15_000, 500 * 2 ** attempts) * (0.5 + random() / 2)
      attempts += 1
      after(wait, () => void dial())
    }
    /** The browser has a network again. */
    const wake = () => {
      if (socket === null && timers.size > 0) void dial()
    }

    const send = (text: string) => socket?.send(text)
    const self: Visit = {
      isOnline: () => isOnline,
      send,
      over,
      end,
      use: (next) => {
        takeTicket = next
      },
    }
    addEventListener('online', wake)
    void dial()
    return self
  }

  return {
    open(ticket) {
      holders += 1
      if (visit === null) visit = begin(ticket)
      else visit.use(ticket)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        holders -= 1
        const ending = visit
        setTimeout(() => {
          if (holders > 0 || ending === null || visit !== ending) return
          if (ending.isOnline()) ending.send(desk.frame('leave', {}).text)
          session = null
          ending.end()
          desk.lose(failure('offline'))
        }, 0)
      }
    },
    command: (name, payload) => desk.command(name, payload),
    view: () => view,
    welcome: () => greeting,
    watch(listen) {
      listeners.add(listen)
      if (view !== null && visit?.isOnline()) listen({ type: 'hub.online', view })
      if (limit !== null) listen({ type: 'pushed', push: limit })
      return () => listeners.delete(listen)
    },
  }
}

/** From an opening to its end, over any number of connections. */
interface Visit {
  isOnline(): boolean
  send(text: string): void
  /** Ends it for good, and says why. */
  over(signal: HubSignal): void
  end(): void
  use(ticket: TakeTicket): void
}

type PassedOn = Extract<HubSignal, { type: 'pushed' }>['push']

const eventShaped = z.object({ t: z.literal('event') })

const ticketBad = failure('refused', null, { reason: 'ticketBad', field: null, retry_after: null })

/** The server, or something between, said nothing about the entrance itself. */
const isUnreachable = (error: unknown) =>
  ['offline', 'timeout', 'server', 'malformed', 'limited'].includes(toFailure(error).kind)

const parse = (data: unknown): unknown => {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null
  } catch {
    return null
  }
}

const openSocket = (url: string, protocol: string): Socket => {
  const browsers = new WebSocket(url, protocol)
  const socket: Socket = {
    send: (text) => {
      if (browsers.readyState === WebSocket.OPEN) browsers.send(text)
    },
    close: (code) => browsers.close(code),
    onopen: null,
    onmessage: null,
    onclose: null,
  }
  browsers.onopen = () => socket.onopen?.()
  browsers.onmessage = ({ data }: MessageEvent<unknown>) => socket.onmessage?.({ data })
  browsers.onclose = ({ code }) => socket.onclose?.({ code })
  return socket
}
