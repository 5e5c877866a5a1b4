import { screenTurned } from '../../../src/contract/room/decide.ts'
import type { RoomState, RoomUser } from '../../../src/contract/room/state.ts'
import { joined, left } from '../../../src/contract/room/tick.ts'
import { eventFor, roleIn, viewOf } from '../../../src/contract/room/view.ts'
import { closeCodes, type Welcome } from '../../../src/contract/room/wire.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import type { Acquaintances } from './acquaintances.ts'
import { isGuest, type Audience, type Origin, type Session } from './createAudience.ts'
import type { Authority } from './createAuthority.ts'
import type { ChatLog } from './createChatLog.ts'
import type { createRing } from './createRing.ts'
import type { RoomMediaPart } from './createRoomMedia.ts'
import { sendText, type RoomSocket } from './socket.ts'

interface DoorOptions {
  readonly state: () => RoomState
  readonly now: () => number
  readonly authority: Pick<Authority, 'appendSystemEvents'>
  readonly audience: Audience
  readonly acquaintances: Acquaintances
  readonly chat: ChatLog
  readonly media: RoomMediaPart
  readonly ring: ReturnType<typeof createRing>
  readonly kind: Welcome['media']['kind']
  /** Guests from one network in one room. */
  readonly guestsPerAddress: number
  /** Relays for one person. */
  readonly iceServersFor: (userId: string) => Welcome['iceServers']
}

/** Reasons to refuse an entrance. */
export type Entry = 'removedFromRoom' | 'liveEnded' | 'roomFull' | 'guestsFull' | 'guestsShutOut'

/** Entrances, returns, departures and removals of one room. */
export const createDoor = (options: DoorOptions) => {
  const { state, now, authority, audience, acquaintances, chat, media, ring, kind } = options

  /** Makes place for a member; the guest may go on with the line that has room for everybody. */
  const displace = (session: Session): void => {
    audience.push(session, { t: 'line', d: { line: 'cdn', reason: 'rtcFull' } })
    audience.dismiss(session, 'displaced')
    audience.drop(session)
    media.forget(session.user.userId)
  }

  /** A person, and the guests at a browser of that name. */
  const namesOf = (userId: string): string[] => [
    userId,
    ...[...audience.sessions()]
      .filter(({ user, origin }) => isGuest(user.userId) && origin.browser === userId)
      .map(({ user }) => user.userId),
  ]

  const leave = (session: Session): void => {
    if (audience.sessionOf(session.user.userId) !== session) return
    audience.drop(session)
    media.forget(session.user.userId)
    void authority.appendSystemEvents((present) => left(present, session.user))
  }

  const admitAnew = (isMeant: (session: Session) => boolean, why: string): void => {
    for (const session of [...audience.sessions()].filter(isMeant)) {
      session.socket?.close(closeCodes.ticket, why)
      leave(session)
    }
  }

  const welcome = (
    session: Session,
    socket: RoomSocket,
    lastSeq: number | null,
    messages: readonly string[],
  ): void => {
    const viewer = audience.viewerOf(session)
    const missed = lastSeq === null ? null : ring.between(lastSeq, state().seq)
    const resumed = missed !== null && session.role === viewer.role
    session.role = viewer.role
    const d: Welcome = {
      session: session.id,
      me: { ...session.user, role: viewer.role },
      resumed,
      state: resumed ? null : viewOf(state(), viewer),
      members: audience.members(),
      chat: [],
      lastChat: chat.last(),
      serverNow: now(),
      media: { kind, online: media.isOnline() },
      iceServers: options.iceServersFor(session.user.userId),
    }
    const text = JSON.stringify({ t: 'welcome', d })
    // The messages are JSON already.
    sendText(
      socket,
      text.replace('"chat":[]', () => `"chat":[${messages.join(',')}]`),
    )
    media.hint(session)
    if (resumed) {
      for (const event of missed) audience.push(session, { t: 'event', d: eventFor(event, viewer) })
    }
  }

  const sendRecalls = (session: Session, lastChat: number): void => {
    for (const c of chat.recalledUpTo(lastChat)) audience.push(session, { t: 'recalled', d: { c } })
  }

  /** Reason to refuse an entrance; null: may. Host and funder always do (LIVE-08). */
  const entryRefusal = (userId: string, { address, browser }: Origin = {}): Entry | null => {
    const { liveStage, removed, max_user, guestsShut = false } = state()
    // A member is known by the account; a guest only by the browser.
    const names = isGuest(userId) ? [userId, browser] : [userId]
    if (removed.some((user) => names.includes(user.userId))) return 'removedFromRoom'
    if (liveStage === 'ended') return 'liveEnded'
    if (guestsShut && isGuest(userId)) return 'guestsShutOut'
    const role = roleIn(state(), userId)
    if (role === 'anchor' || role === 'funder') return null
    const own = audience.sessionOf(userId)
    const isFull = audience.taken() - (own === null ? 0 : 1) >= max_user
    if (!isGuest(userId)) return isFull && audience.newestGuest() === null ? 'roomFull' : null
    if (isFull) return 'roomFull'
    if (address === undefined || own?.origin.address === address) return null
    return audience.guestsFrom(address) >= options.guestsPerAddress ? 'guestsFull' : null
  }

  return {
    entryRefusal,
    leave,

    /** The earlier session of this name is shown out: the newest tab wins. A name: why not. */
    enter: async (
      user: RoomUser,
      language: MessageLanguage,
      socket: RoomSocket,
      lastChat: number,
      origin: Origin = {},
    ): Promise<Session | Entry> => {
      const older = await chat.olderThanKept(lastChat)
      // No await between here and the welcome: an event in between would be lost.
      const reason = entryRefusal(user.userId, origin)
      if (reason !== null) return reason
      const before = audience.sessionOf(user.userId)
      if (before !== null) {
        audience.dismiss(before, 'replaced')
        audience.drop(before)
        media.leave(user.userId)
      }
      // Host and funder do not count against the capacity.
      const isMember = roleIn(state(), user.userId) === 'member'
      const guest = isMember && audience.taken() >= state().max_user ? audience.newestGuest() : null
      if (guest !== null) displace(guest)
      acquaintances.meet(user, origin.browser)
      const session = audience.enter(user, language, socket, origin)
      welcome(session, socket, null, chat.after(lastChat, older))
      sendRecalls(session, lastChat)
      void authority.appendSystemEvents((present) => [
        // The newer tab shares nothing yet.
        ...(before !== null && present.anchor.userId === user.userId ? screenTurned(present, false) : []),
        ...joined(present, user.userId),
      ])
      return session
    },

    /** False: the session has ended in the meantime. */
    resume: async (
      session: Session,
      socket: RoomSocket,
      lastSeq: number,
      lastChat: number,
    ): Promise<boolean> => {
      const older = await chat.olderThanKept(lastChat)
      if (audience.sessionOf(session.user.userId) !== session) return false
      session.socket?.terminate()
      audience.resume(session, socket)
      welcome(session, socket, lastSeq, chat.after(lastChat, older))
      sendRecalls(session, lastChat)
      void authority.appendSystemEvents((present) => joined(present, session.user.userId))
      return true
    },

    /** The connection broke; the session waits. */
    lose: (session: Session, socket: RoomSocket): void => {
      if (session.socket === socket) audience.lose(session)
    },

    /** Removed by the host: also the guests at the same browser. */
    expel: (removed: string): void => {
      for (const userId of namesOf(removed)) {
        media.forget(userId)
        const session = audience.sessionOf(userId)
        if (session === null) continue
        audience.dismiss(session, 'removed')
        audience.drop(session)
      }
    },

    /** The live is over: closes all sessions. */
    clear: (): void => {
      for (const session of [...audience.sessions()]) {
        audience.dismiss(session, 'ended')
        audience.drop(session)
      }
    },

    /** The room is opened again: every page requests a new ticket. */
    turnOut: (): void => {
      for (const session of [...audience.sessions()]) {
        session.socket?.close(closeCodes.ticket, 'changed')
        audience.drop(session)
        media.forget(session.user.userId)
      }
    },

    /** The member has signed out, or was: the page asks for a ticket again, as the account that it is now. */
    signOut: (account: number): void => admitAnew(({ origin }) => origin.account === account, 'signed out'),

    /** The host lets no guests in any more: their pages request a ticket, and are refused with the reason. */
    shutGuestsOut: (): void => admitAnew(({ user }) => isGuest(user.userId), 'guests are shut out'),

    /** The page of this person asks for a ticket again. */
    readmit: (userId: string): void => admitAnew(({ user }) => user.userId === userId, 'changed'),
  }
}
