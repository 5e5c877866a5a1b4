import * as z from 'zod/mini'

import { failure } from '../../contract/failure.ts'
import { advance } from '../../contract/room/advance.ts'
import type { RoomEvent } from '../../contract/room/events.ts'
import type { HubSignal, RoomHub, RoomView } from '../../contract/room/ports.ts'
import type { RoomState } from '../../contract/room/state.ts'
import { roleIn } from '../../contract/room/view.ts'
import { closeCodes, pong, push, subprotocol, welcome } from '../../contract/room/wire.ts'
import type { Push, Welcome } from '../../contract/room/wire.ts'
import type {
  RoomConnectionEmitted,
  RoomConnectionPort,
  SocketSignal,
  StartRoomConnection,
} from '../../machines/roomConnection/roomConnection.types.ts'
import { createPendingCommands } from './pendingCommands.ts'

/** The part of a WebSocket used by the hub. `send` may be called at any time; data given to a closed socket are lost. */
export interface Socket {
  send(text: string): void
  close(code?: number): void
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

interface Options {
  /** Address of the socket, `ws:` or `wss:`; read before every attempt. */
  socketUrl(): string
  /** Milliseconds since 1970. */
  now(): number
  startConnection: StartRoomConnection
  makeSocket?(url: string, protocol: string): Socket
  /** 0 … 1. */
  random?(): number
}

/** The hub, and the other data of its last welcome. */
export interface WelcomedHub extends RoomHub {
  /** Null before the first. Whether media are online is kept up to date. */
  welcome(): Welcome | null
}

type TakeTicket = (signal: AbortSignal) => Promise<string>
type SendSocket = (signal: SocketSignal) => void

const pingEvery = 10_000
/** Milliseconds without a message from the server after which the connection is abandoned. */
const deadAfter = 25_000

/**
 * The client's end of a room's socket (LIVE-09): it knows the server's messages only, in the server's order. The
 * machine `roomConnection` decides when it waits, retries and gives up; a close followed by an opening within the same
 * turn is ignored, as in React's strict mode.
 */
export const createRoomHub = ({
  socketUrl,
  now,
  startConnection,
  makeSocket = openSocket,
  random = Math.random,
}: Options): WelcomedHub => {
  const listeners = new Set<(signal: HubSignal) => void>()
  const emit = (signal: HubSignal) => {
    for (const listen of listeners) listen(signal)
  }
  let view: RoomView | null = null
  let greeting: Welcome | null = null
  /** Limitation of the room, kept for later listeners. */
  let limit: Extract<PassedOn, { t: 'line' }> | null = null
  let lastChat = 0
  let visit: Visit | null = null
  /** Openings that have not ended. */
  let holders = 0

  const commands = createPendingCommands({
    isOnline: () => visit?.isOnline() ?? false,
    send: (text) => visit?.send(text),
  })

  const show = (room: RoomState, event: RoomEvent | null) => {
    if (view === null) return
    view = { ...view, room, me: { ...view.me, role: roleIn(room, view.me.userId) } }
    emit({ type: 'room.changed', view, event })
  }

  const enter = (entered: Welcome, room: RoomState) => {
    const me = { ...entered.me, role: roleIn(room, entered.me.userId) }
    greeting = entered
    limit = null
    view = { me, room, members: entered.members, clockOffset: entered.serverNow - now() }
    emit({ type: 'hub.online', view })
    pass({ t: 'chat', d: entered.chat })
  }

  const pass = (event: PassedOn) => {
    if (event.t === 'chat') lastChat = Math.max(lastChat, ...event.d.map(({ c }) => c))
    if (event.t === 'line' && event.d.reason === 'noH264') limit = event
    // The media engine may be loaded only after this, and reads the welcome then.
    if (event.t === 'media' && greeting !== null)
      greeting = { ...greeting, media: { ...greeting.media, online: event.d.online } }
    emit({ type: 'pushed', push: event })
  }

  let isSyncing = false
  const sync = () => {
    if (isSyncing) return
    isSyncing = true
    commands.command('sync', {}).then(
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

  const handlePush = (event: Exclude<Push, { t: 'kicked' }>) => {
    if (view === null) return
    switch (event.t) {
      case 'event':
        if (event.d.s === view.room.seq + 1) show(advance(view.room, event.d), event.d)
        else if (event.d.s > view.room.seq) sync()
        return
      case 'state':
        view = { ...view, me: event.d.me }
        return show(event.d.state, null)
      case 'members':
        view = { ...view, members: event.d }
        return emit({ type: 'members.changed', members: event.d })
      case 'chat':
      case 'recalled':
      case 'candidate':
      case 'media':
      case 'line':
        return pass(event)
    }
  }

  const begin = (ticket: TakeTicket): Visit => {
    let takeTicket = ticket
    let socket: Socket | null = null

    /** Messages of the old socket are ignored from now on. */
    const drop = (code: number) => {
      const last = socket
      if (last === null) return
      last.onopen = last.onmessage = last.onclose = null
      socket = null
      last.close(code)
    }

    const port: RoomConnectionPort = {
      takeTicket: (signal) => takeTicket(signal),

      greet(proof, sendMachine) {
        const made = makeSocket(socketUrl(), subprotocol)
        socket = made
        let isWelcomed = false
        const lastSeq = view?.room.seq ?? 0
        made.onopen = () => made.send(JSON.stringify({ t: 'hello', d: { ...proof, lastSeq, lastChat } }))
        made.onmessage = ({ data }) => {
          const greeted = welcome.safeParse(parse(data))
          if (!greeted.success) return
          const entered = greeted.data.d
          const room = entered.state ?? view?.room
          if (room === undefined) return sendMachine({ type: 'socket.lost' })
          isWelcomed = true
          sendMachine({ type: 'socket.welcomed', session: entered.session })
          enter(entered, room)
          commands.resend()
        }
        made.onclose = ({ code }) => sendMachine(signalOf(code))
        return () => {
          if (!isWelcomed) drop(4000)
        }
      },

      keepSocket(sendMachine) {
        let heardAt = now()
        let isPing = false
        const ears = setInterval(() => {
          // By the wall clock: timers stop while a device sleeps.
          if (now() - heardAt >= deadAfter) return sendMachine({ type: 'socket.lost' })
          if (isPing) send(JSON.stringify({ t: 'ping' }))
          isPing = !isPing
        }, pingEvery / 2)
        if (socket !== null) {
          socket.onmessage = ({ data }) => {
            heardAt = now()
            read(data, sendMachine)
          }
          socket.onclose = ({ code }) => sendMachine(signalOf(code))
        }
        return () => {
          clearInterval(ears)
          drop(4000)
        }
      },

      watchNetwork(sendMachine) {
        const wake = () => sendMachine({ type: 'network.found' })
        addEventListener('online', wake)
        return () => removeEventListener('online', wake)
      },
    }

    const read = (data: unknown, sendMachine: SendSocket) => {
      const message = parse(data)
      if (commands.settle(message) || pong.safeParse(message).success) return
      const pushed = push.safeParse(message)
      if (pushed.success) handle(pushed.data, sendMachine)
      // An event of a kind unknown to this page: its effect is in the state.
      else if (eventShaped.safeParse(message).success) sync()
    }

    const handle = (event: Push, sendMachine: SendSocket) => {
      if (event.t !== 'kicked') return handlePush(event)
      drop(1000)
      sendMachine({ type: `socket.${event.d.reason}` })
    }

    const follow = (event: RoomConnectionEmitted) => {
      if (event.type === 'connection.lost') return emit({ type: 'hub.offline' })
      if (visit === self) visit = null
      commands.lose(failure('offline'))
      if (event.type === 'connection.failed') emit({ type: 'hub.failed', error: event.error })
      else emit({ type: 'hub.closed', why: event.why })
    }

    const send = (text: string) => socket?.send(text)
    const connection = startConnection(port, follow, random)
    const self: Visit = {
      isOnline: connection.isOnline,
      send,
      end() {
        drop(1000)
        connection.stop()
        if (visit === self) visit = null
      },
      use: (next) => {
        takeTicket = next
      },
    }
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
          if (ending.isOnline()) ending.send(commands.frame('leave', {}).text)
          ending.end()
          commands.lose(failure('offline'))
        }, 0)
      }
    },
    command: (name, payload) => commands.command(name, payload),
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
  end(): void
  use(ticket: TakeTicket): void
}

type PassedOn = Extract<HubSignal, { type: 'pushed' }>['push']

const eventShaped = z.object({ t: z.literal('event') })

/** Meaning of a socket's close code; any other code is a lost connection, to be restored. */
const signalOf = (code: number): SocketSignal => {
  switch (code) {
    case closeCodes.removed:
      return { type: 'socket.removed' }
    case closeCodes.replaced:
      return { type: 'socket.replaced' }
    case closeCodes.displaced:
      return { type: 'socket.displaced' }
    case closeCodes.ended:
      return { type: 'socket.ended' }
    case closeCodes.full:
      return { type: 'socket.full' }
    case closeCodes.bad:
      return { type: 'socket.unreadable' }
    case closeCodes.ticket:
      return { type: 'socket.refused' }
    default:
      return { type: 'socket.lost' }
  }
}

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
