import { WebSocketServer, type WebSocket } from 'ws'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { closeCodes, frameLimit, subprotocol, type CommandName } from '../../../src/contract/room/wire.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import type { Log } from '../../db/types.ts'
import { describeFault } from '../../shared/faults.ts'
import { outageOf } from '../../db/errors.ts'
import { refusalOf } from '../../db/refusalOf.ts'
import { Refused } from '../../shared/refused.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { messageOf } from '../../shared/sentences/messages.ts'
import type { Session } from './createAudience.ts'
import type { Entry } from './createDoor.ts'
import type { Command, Room } from './createRoom.ts'
import type { Rooms } from './createRooms.ts'
import { readFrame } from './readFrame.ts'
import { sendText } from './socket.ts'
import type { Tickets } from './tickets.ts'

interface HubOptions {
  readonly rooms: Rooms
  readonly tickets: Tickets
  readonly now: () => number
  readonly log: Log
  /** Whether the upgrade comes from a page of this site. */
  readonly isOwn: (request: IncomingMessage) => boolean
}

export const socketPath = '/live/ws'

const helloMs = 5000
/** A client says something every ten seconds. */
const deadMs = 25_000
/** The same command id gets the stored answer for so long. */
const answerMs = 120_000
/** Frames of one connection in a second. */
const mostFrames = 200
/** Larger ones are not even read; between the limit of the contract and this the refusal has a name. */
const hardLimit = 4 * frameLimit

/** The sockets of all rooms: who they are, frames in, answers out. Decides nothing. */
export const createHub = ({ rooms, tickets, now, log, isOwn }: HubOptions) => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: hardLimit,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
  })
  const connections = new Set<Connection>()
  /** Kept sessions by their secret id. */
  const sessions = new Map<string, { room: Room; session: Session }>()
  /** By room, person and id. */
  const answers = new Map<string, { at: number; text: Promise<string> }>()
  let isStopping = false

  const greet = async (connection: Connection, d: Hello): Promise<void> => {
    const { socket } = connection
    const kept = d.session === undefined ? undefined : sessions.get(d.session)
    if (kept !== undefined && (await kept.room.resume(kept.session, socket, d.lastSeq, d.lastChat))) {
      connection.at = kept
      if (connection.isClosed) kept.room.lose(kept.session, socket)
      return
    }
    const holder = d.ticket === undefined ? null : tickets.redeem(d.ticket)
    const room = holder === null ? null : await rooms.get(holder.live)
    if (holder === null || room === null) {
      socket.close(closeCodes.ticket, 'ticket')
      return
    }
    const entered = await room.enter(holder.user, holder.language, socket, d.lastChat, holder)
    if (typeof entered === 'string') return turnAway(socket, entered)
    connection.at = { room, session: entered }
    sessions.set(entered.id, connection.at)
    if (connection.isClosed) room.lose(entered, socket)
  }

  const answer = async (at: At, id: string, command: Command): Promise<string> => {
    try {
      return JSON.stringify({ re: id, ok: true, d: await at.room.perform(at.session, command) })
    } catch (error) {
      const refused = refusalOf(error)
      if (refused.reason === 'fault')
        log.error({ command: command.t, fault: describeFault(error) }, 'live: fault')
      // Trying again later may go well: only decisions are remembered.
      if (['limited', 'fault', 'unavailable', 'storageFull'].includes(refused.reason))
        answers.delete(keyOf(at, id))
      return refusal(id, refused, at.session.language)
    }
  }

  const handleMessage = async (connection: Connection, data: Buffer): Promise<void> => {
    const { socket, at } = connection
    const text = data.toString('utf8')
    const frame = data.byteLength > frameLimit ? tooLarge(text) : readFrame(text)
    if (frame.kind === 'bad') return socket.close(closeCodes.bad, 'bad frame')
    if (frame.kind === 'ping') return sendText(socket, JSON.stringify({ t: 'pong', d: { now: now() } }))
    if (frame.kind === 'hello') {
      if (connection.isGreeted) return socket.close(closeCodes.bad, 'second hello')
      connection.isGreeted = true
      return greet(connection, frame.d)
    }
    // The page waits for its welcome before it says anything else.
    if (at === null) return socket.close(closeCodes.bad, 'no hello')
    if (frame.kind === 'refused') {
      const { id, reason, field } = frame
      return sendText(socket, refusal(id, new Refused(reason, { field }), at.session.language))
    }
    const { id, command } = frame
    const known = answers.get(keyOf(at, id))
    const said = known?.text ?? answer(at, id, command)
    if (known === undefined && isRemembered(command.t)) answers.set(keyOf(at, id), { at: now(), text: said })
    const reply = await said
    if (!connection.isClosed) sendText(socket, reply)
    if (command.t === 'leave') {
      forget(at)
      socket.close(1000, 'left')
    }
  }

  const forget = ({ room, session }: At): void => {
    sessions.delete(session.id)
    room.leave(session)
  }

  server.on('error', (error) => log.error({ fault: describeFault(error) }, 'live: sockets'))
  server.on('connection', (socket: WebSocket) => {
    const connection: Connection = {
      socket,
      at: null,
      isGreeted: false,
      isClosed: false,
      openedAt: now(),
      heardAt: now(),
      frames: 0,
    }
    connections.add(connection)
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      connection.heardAt = now()
      connection.frames += 1
      if (connection.isClosed || socket.readyState !== socket.OPEN) return
      if (connection.frames > mostFrames) return socket.close(closeCodes.tooFast, 'too many frames')
      if (isBinary) return socket.close(closeCodes.bad, 'binary')
      handleMessage(connection, data).catch((error: unknown) => {
        if (outageOf(error) === null) log.error({ fault: describeFault(error) }, 'live: fault')
        socket.close(1011, 'fault')
      })
    })
    // Its connection is closed next; without a listener the process would end.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      connection.isClosed = true
      connections.delete(connection)
      if (connection.at !== null) connection.at.room.lose(connection.at.session, socket)
    })
  })

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (isStopping || !isOwn(request)) {
      socket.end(
        `HTTP/1.1 ${isStopping ? '503 Service Unavailable' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`,
      )
      return
    }
    server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request))
  }

  let second = now()
  return {
    /** Takes the upgrades to `/live/ws`; others are left to other listeners, or ended. */
    attach: (http: Server): void => {
      http.on('upgrade', (request, socket, head) => {
        // Node has taken its own listener off: who turns away or resets here would end the process.
        socket.on('error', () => undefined)
        const path = (request.url ?? '').split('?')[0]
        if (path === socketPath) upgrade(request, socket, head)
        else if (http.listenerCount('upgrade') === 1) socket.destroy()
      })
    },
    connections: (): number => connections.size,
    /** Several times a second. */
    beat: (): void => {
      const at = now()
      const isNewSecond = at - second >= 1000
      if (isNewSecond) second = at
      for (const connection of connections) {
        if (isNewSecond) connection.frames = 0
        const { socket, isGreeted, openedAt, heardAt } = connection
        if (!isGreeted && at - openedAt >= helloMs) socket.close(closeCodes.bad, 'no hello')
        else if (at - heardAt >= deadMs) socket.terminate()
      }
      for (const [id, { room, session }] of sessions) if (!room.holds(session)) sessions.delete(id)
      for (const [key, answered] of answers) {
        if (at - answered.at < answerMs) break
        answers.delete(key)
      }
    },
    stop: async (): Promise<void> => {
      isStopping = true
      for (const { socket } of connections) socket.close(closeCodes.restart, 'server stops')
      const force = setTimeout(() => {
        for (const { socket } of connections) socket.terminate()
      }, 1000)
      await new Promise<void>((settle) => {
        server.close(() => settle())
      })
      clearTimeout(force)
    },
  }
}

type Hello = Extract<ReturnType<typeof readFrame>, { kind: 'hello' }>['d']

interface At {
  readonly room: Room
  readonly session: Session
}

interface Connection {
  readonly socket: WebSocket
  at: At | null
  isGreeted: boolean
  isClosed: boolean
  readonly openedAt: number
  heardAt: number
  frames: number
}

const keyOf = ({ room, session }: At, id: string): string =>
  `${room.state().roomId} ${session.user.userId} ${id}`

/** Reading twice changes nothing, and the answer grows old. */
const isRemembered = (name: CommandName): boolean =>
  !['sync', 'chat.history', 'members.page', 'rtc.candidate'].includes(name)

const turnAway = (socket: WebSocket, reason: Entry): void => {
  if (reason === 'roomFull' || reason === 'guestsFull') return socket.close(closeCodes.full, 'full')
  // The page requests another ticket, and is refused with the reason.
  if (reason === 'guestsShutOut') return socket.close(closeCodes.ticket, reason)
  const kicked = reason === 'removedFromRoom' ? 'removed' : 'ended'
  sendText(socket, JSON.stringify({ t: 'kicked', d: { reason: kicked } }))
  socket.close(closeCodes[kicked], kicked)
}

/** The id is near the beginning of our page's messages; without it there is no one to answer. */
const tooLarge = (text: string): ReturnType<typeof readFrame> => {
  const id = /"id"\s*:\s*"([\w-]{8,40})"/.exec(text.slice(0, 200))?.[1]
  return id === undefined
    ? { kind: 'bad' }
    : { kind: 'refused', id, reason: 'frameTooLarge' satisfies Reason, field: null }
}

const refusal = (id: string, refused: Refused, language: MessageLanguage): string =>
  JSON.stringify({
    re: id,
    ok: false,
    err: {
      reason: refused.reason,
      msg: messageOf(refused.reason, language, refused.retryAfter),
      field: refused.field,
      retry_after: refused.retryAfter,
    },
  })
