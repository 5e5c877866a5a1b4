import type { RoomEvent } from '../../../src/contract/room/events.ts'
import type { RoomMe, RoomMembers, RoomState, RoomUser } from '../../../src/contract/room/state.ts'
import { eventFor, roleIn, viewOf, type Viewer } from '../../../src/contract/room/view.ts'
import { closeCodes, type Push } from '../../../src/contract/room/wire.ts'
import { randomToken } from '../../accounts/secrets.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { sendText, type RoomSocket } from './socket.ts'
import type { TicketHolder } from './tickets.ts'

/** Origin of a person; parts that a ticket does not name are unknown. */
export type Origin = Pick<TicketHolder, 'account' | 'address' | 'browser'>

/** One person in one room; outlives the socket for `sessionMs`. */
export interface Session {
  readonly id: string
  readonly user: RoomUser
  readonly language: MessageLanguage
  readonly origin: Origin
  /** Grows with each arrival. */
  readonly arrival: number
  /** Null while the connection is lost. */
  socket: RoomSocket | null
  /** Milliseconds since 1970; null while connected. */
  lostAt: number | null
  /** Role in the last complete report to the person. */
  role: Viewer['role']
}

/** Bytes that a client has not taken: presence is left out … */
const muchWaiting = 1024 * 1024
/** … and then the connection is given up, to be resumed. */
const tooMuchWaiting = 4 * muchWaiting
const presenceMs = 1000
const listLength = 100

/** Everyone in one room, and the events that each may see. */
export const createAudience = (state: () => RoomState, now: () => number) => {
  /** By userId: a person is in a room once. */
  const sessions = new Map<string, Session>()
  /** Time at which a person without a session was last seen. */
  const goneAt = new Map<string, number>()
  const openedAt = now()
  let arrivals = 0
  let isChanged = false
  /** The people of the stage whom the last list was about. */
  let sentSeats = ''
  let sentAt = 0
  let connected = 0

  const viewerOf = (session: Session): Viewer => ({
    userId: session.user.userId,
    role: roleIn(state(), session.user.userId),
  })

  /** Sends a message that must arrive, or ends the connection. */
  const deliver = (session: Session, text: string | Uint8Array): void => {
    const { socket } = session
    if (socket === null) return
    if (socket.bufferedAmount > tooMuchWaiting) {
      socket.close(1013, 'too slow')
      return
    }
    sendText(socket, text)
  }

  const push = (session: Session, what: Push): void => deliver(session, JSON.stringify(what))

  const toAll = (text: Uint8Array): void => {
    for (const session of sessions.values()) deliver(session, text)
  }

  const members = (): RoomMembers => ({ count: connected, list: membersOf(state(), sessions, listLength) })

  const sendState = (session: Session): void => {
    const { role } = viewerOf(session)
    session.role = role
    const me: RoomMe = { ...session.user, role }
    push(session, { t: 'state', d: { state: viewOf(state(), { userId: me.userId, role }), me } })
  }

  return {
    sessions: (): Iterable<Session> => sessions.values(),
    sessionOf: (userId: string): Session | null => sessions.get(userId) ?? null,
    /** Connected now (LIVE-08). */
    count: (): number => connected,
    /** Places that are taken: also of those who may come back by themselves. */
    taken: (): number => sessions.size,
    viewerOf,
    push,

    enter: (user: RoomUser, language: MessageLanguage, socket: RoomSocket, origin: Origin): Session => {
      const session: Session = {
        id: randomToken(18),
        user,
        language,
        origin,
        arrival: ++arrivals,
        socket,
        lostAt: null,
        role: roleIn(state(), user.userId),
      }
      sessions.set(user.userId, session)
      goneAt.delete(user.userId)
      connected += 1
      isChanged = true
      return session
    },

    resume: (session: Session, socket: RoomSocket): void => {
      if (session.socket === null) connected += 1
      session.socket = socket
      session.lostAt = null
      isChanged = true
    },

    lose: (session: Session): void => {
      if (session.socket === null) return
      session.socket = null
      session.lostAt = now()
      if (sessions.get(session.user.userId) === session) connected -= 1
      isChanged = true
    },

    /** For good. */
    drop: (session: Session): void => {
      if (sessions.get(session.user.userId) !== session) return
      sessions.delete(session.user.userId)
      goneAt.set(session.user.userId, session.lostAt ?? now())
      if (session.socket !== null) connected -= 1
      isChanged = true
    },

    /** Says why, and closes. */
    dismiss: (session: Session, reason: keyof typeof farewells): void => {
      const { socket } = session
      if (socket === null) return
      sendText(socket, JSON.stringify({ t: 'kicked', d: { reason } } satisfies Push))
      socket.close(farewells[reason], reason)
    },

    /** Guests who came from this network. */
    guestsFrom: (address: string): number => {
      let count = 0
      for (const { user, origin } of sessions.values())
        if (isGuest(user.userId) && origin.address === address) count += 1
      return count
    },

    /** The newest guest, whose place a member may take, or null. */
    newestGuest: (): Session | null => {
      let newest: Session | null = null
      for (const session of sessions.values())
        if (isGuest(session.user.userId) && session.arrival > (newest?.arrival ?? 0)) newest = session
      return newest
    },

    /** Deletes the times of people who will not be queried. */
    sweep: (asked: readonly string[]): void => {
      for (const userId of goneAt.keys()) if (!asked.includes(userId)) goneAt.delete(userId)
    },

    /** Begin of a person's absence; null: connected. */
    awaySince: (userId: string): number | null => {
      const session = sessions.get(userId)
      if (session !== undefined) return session.lostAt
      return goneAt.get(userId) ?? openedAt
    },

    present: (userId: string): RoomUser | null => {
      const session = sessions.get(userId)
      return session === undefined || session.socket === null ? null : session.user
    },

    /** Each in the form for those who may see it, and for everybody else; made once, however many there are. */
    sendEvents: (events: readonly RoomEvent[]): void => {
      for (const event of events) {
        const open = encode({ t: 'event', d: event })
        const hidden = eventFor(event, nobody)
        const closed = hidden === event ? open : encode({ t: 'event', d: hidden })
        for (const session of sessions.values()) {
          if (session.socket === null) continue
          const isFor = closed === open || eventFor(event, viewerOf(session)) === event
          deliver(session, isFor ? open : closed)
        }
      }
      for (const session of sessions.values()) {
        if (session.socket !== null && session.role !== viewerOf(session).role) sendState(session)
      }
    },

    /** JSON of messages, one frame for all. */
    sendChat: (messages: readonly string[]): void => {
      toAll(Buffer.from(`{"t":"chat","d":[${messages.join(',')}]}`))
    },

    sendAll: (what: Push): void => toAll(encode(what)),

    members,

    /** A page of everybody who is shown, by arrival; `after` is the arrival of the last one before. */
    page: (after: number): { list: RoomUser[]; next: number | null } => {
      const rest = [...sessions.values()].filter((session) => session.arrival > after && isShown(session))
      const some = rest.slice(0, listLength)
      return {
        list: some.map(({ user }) => user),
        next: rest.length > some.length ? (some.at(-1)?.arrival ?? null) : null,
      }
    },

    /** Presence is sent in bulk, at most once a second, and left out for slow sockets. */
    beat: (): void => {
      const seats = seated(state()).join()
      isChanged ||= seats !== sentSeats
      if (!isChanged || now() - sentAt < presenceMs) return
      isChanged = false
      sentSeats = seats
      sentAt = now()
      const text = encode({ t: 'members', d: members() })
      for (const { socket } of sessions.values()) {
        if (socket !== null && socket.bufferedAmount <= muchWaiting) sendText(socket, text)
      }
    },
  }
}

export type Audience = ReturnType<typeof createAudience>

const farewells = {
  removed: closeCodes.removed,
  replaced: closeCodes.replaced,
  ended: closeCodes.ended,
  displaced: closeCodes.displaced,
} as const

export const isGuest = (userId: string): boolean => userId.startsWith('g_')

const nobody: Viewer = { userId: '', role: 'guest' }

const encode = (what: Push): Buffer => Buffer.from(JSON.stringify(what))

const isShown = ({ socket, user }: Session): boolean => socket !== null && !isGuest(user.userId)

const seated = ({ anchor, funder, linkMic }: Pick<RoomState, 'anchor' | 'funder' | 'linkMic'>) =>
  [anchor, funder, linkMic?.user].map((user) => user?.userId)

/** Host, funder, guest on stage, then by arrival. */
const membersOf = (
  { anchor, funder, linkMic }: RoomState,
  sessions: ReadonlyMap<string, Session>,
  limit: number,
): RoomUser[] => {
  const first = seated({ anchor, funder, linkMic })
  const found = new Set<RoomUser>()
  // Also while they are away for a moment: their seat is kept, and the host must be able to act on them.
  for (const userId of first) {
    const session = userId === undefined ? undefined : sessions.get(userId)
    if (session !== undefined && !isGuest(session.user.userId)) found.add(session.user)
  }
  for (const session of sessions.values()) {
    if (found.size >= limit) break
    if (isShown(session)) found.add(session.user)
  }
  return [...found]
}
