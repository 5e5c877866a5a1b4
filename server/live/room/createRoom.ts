import type { RoomEvent } from '../../../src/contract/room/events.ts'
import type { RoomUser } from '../../../src/contract/room/state.ts'
import { eventFor, roleIn, viewOf } from '../../../src/contract/room/view.ts'
import { closeCodes } from '../../../src/contract/room/wire.ts'
import type { commands, CommandAck, CommandName, Slot, Welcome } from '../../../src/contract/room/wire.ts'
import type * as z from 'zod/mini'
import { randomToken } from '../../accounts/secrets.ts'
import type { Log } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import type { MessageLanguage } from '../../shared/sentences/messages.ts'
import { MediaError, type MediaEvent, type RoomMedia } from '../media/types.ts'
import { createAcquaintances } from './acquaintances.ts'
import { createAudience, isGuest, type Origin, type Session } from './createAudience.ts'
import { createAuthority } from './createAuthority.ts'
import { createChatLog, pageLength } from './createChatLog.ts'
import type { RoomStore, StoredRoom } from './createStore.ts'
import {
  chatRefusal,
  decideRoom,
  publishRefusal,
  recallRefusal,
  type RoomActor,
  type StateCommand,
} from '../../../src/contract/room/decide.ts'
import { createRoomLimits } from './limits.ts'
import { routesOf } from '../../../src/contract/room/routes.ts'
import { sendText, type RoomSocket } from './socket.ts'
import { joined, left, sessionMs, tick, type Patience } from '../../../src/contract/room/tick.ts'

export interface RoomOptions {
  readonly store: RoomStore
  readonly now: () => number
  readonly log: Log
  /** Null: this server carries no pictures itself. */
  readonly media: RoomMedia | null
  readonly kind: Welcome['media']['kind']
  readonly patience: Patience
  /** Guests from one network in one room. */
  readonly guestsPerAddress: number
  /** Relays for one person. */
  readonly iceServersFor: (userId: string) => Welcome['iceServers']
  /** Once, when the live is over and all sound and pictures have stopped. */
  readonly ended: (roomId: string) => void
}

/** A checked command. */
export type Command = { [K in CommandName]: { t: K; d: z.output<(typeof commands)[K]['d']> } }[CommandName]

export type Room = ReturnType<typeof createRoom>

/** Why somebody is not let in. */
export type Entry = 'removedFromRoom' | 'liveEnded' | 'roomFull' | 'guestsFull'

/** How long everybody can read that it is over before the room closes. */
const closingMs = 1000
/** An empty room is forgotten after this. */
const idleMs = 120_000
const sweepMs = 60_000
/** Events for members who come back. */
const ringLength = 512

const realTimeHint = { t: 'line', d: { line: 'rtc', reason: 'noH264' } } as const

/** One live room: its authority, its chat, its people, its media. */
export const createRoom = (
  stored: StoredRoom,
  options: RoomOptions,
  /** Takes a real-time place from a guest of any room; false: no guest has one. */
  freePlace: () => boolean = () => false,
) => {
  const { store, now, log, media, kind, iceServersFor, patience } = options
  const roomId = stored.state.roomId
  const liveId = Number(roomId)
  const limits = createRoomLimits(now)
  /** Who was here since the room was opened, and at which browsers; of many, those who came last. */
  const acquaintances = createAcquaintances()
  /** Guests with a place in real time, in the order in which they got it. */
  const watchers = new Set<string>()
  let sweptAt = now()
  /** By userId: what the media plane, or the client where there is none, says is coming. */
  const published = new Map<string, Set<Slot>>()
  const ring: RoomEvent[] = []
  let closesAt: number | null = null
  let emptySince = now()
  let lastRoutes = ''
  /** The host's browser sends a picture that the cdn line cannot carry. */
  let isRealTimeOnly = false

  const authority = createAuthority(stored.state, {
    store,
    now,
    log,
    onEvents: (events, after) => {
      ring.push(...events)
      if (ring.length > ringLength * 1.5) ring.splice(0, ring.length - ringLength)
      // Before anybody hears of it: nothing of a revoked source may follow the news.
      setRoutes()
      audience.sendEvents(events)
      for (const event of events) {
        if (event.t === 'removed') for (const userId of namesOf(event.d.user.userId)) expel(userId)
        if (event.t === 'stage' && after.liveStage === 'ended') closesAt = now() + closingMs
      }
    },
  })
  const { state } = authority
  const audience = createAudience(state, now)
  const chat = createChatLog(stored, {
    liveId,
    store,
    now,
    log,
    refusal: (userId) => chatRefusal(state(), userId, now()),
    onMessages: audience.sendChat,
  })

  const setRoutes = (): void => {
    if (media === null) return
    const { routes, forward } = routesOf(state())
    const text = JSON.stringify({ routes, forward })
    if (text === lastRoutes) return
    lastRoutes = text
    media.setRoutes(roomId, routes, { forward })
  }
  if (stored.state.liveStage !== 'ended') setRoutes()

  const slotsOfUser = (userId: string): ReadonlySet<Slot> => published.get(userId) ?? new Set()

  const markPublished = (userId: string, slot: Slot, on: boolean): void => {
    const slots = published.get(userId) ?? new Set()
    if (on) slots.add(slot)
    else slots.delete(slot)
    published.set(userId, slots)
  }

  const sweep = (): void => {
    const { anchor, funder, linkMic } = state()
    audience.sweep([anchor.userId, funder?.userId ?? '', linkMic?.user.userId ?? ''])
    acquaintances.sweep((userId) => audience.sessionOf(userId) !== null)
  }

  const forgetMedia = (userId: string): void => {
    media?.leave(roomId, userId)
    published.delete(userId)
    watchers.delete(userId)
  }

  /** Makes place for a member; the guest may go on with the line that has room for everybody. */
  const displace = (session: Session): void => {
    audience.push(session, { t: 'line', d: { line: 'cdn', reason: 'rtcFull' } })
    audience.dismiss(session, 'displaced')
    audience.drop(session)
    forgetMedia(session.user.userId)
  }

  /** A person, and the guests at a browser of that name. */
  const namesOf = (userId: string): string[] => [
    userId,
    ...[...audience.sessions()]
      .filter(({ user, origin }) => isGuest(user.userId) && origin.browser === userId)
      .map(({ user }) => user.userId),
  ]

  const expel = (userId: string): void => {
    forgetMedia(userId)
    const session = audience.sessionOf(userId)
    if (session === null) return
    audience.dismiss(session, 'removed')
    audience.drop(session)
  }

  const leave = (session: Session): void => {
    if (audience.sessionOf(session.user.userId) !== session) return
    audience.drop(session)
    forgetMedia(session.user.userId)
    void authority.appendSystemEvents((present) => left(present, session.user))
  }

  const decide = (actor: RoomActor, command: StateCommand) =>
    authority.decide(actor.userId, (present) =>
      decideRoom(present, actor, command, {
        now: now(),
        present: audience.present,
        known: acquaintances.known,
        browsersOf: acquaintances.browsersOf,
        published: slotsOfUser(present.anchor.userId),
        req: randomToken(9),
      }),
    )

  const offer = async (
    session: Session,
    { dir, sdp, slots }: { dir: 'pub' | 'sub'; sdp: string; slots: Slot[] },
  ): Promise<{ sdp: string }> => {
    const { userId } = session.user
    if (state().liveStage === 'ended') throw new Refused('liveEnded')
    if (dir === 'pub') {
      const reason = publishRefusal(state(), userId, slots)
      if (reason !== null) throw new Refused(reason)
    }
    if (media === null) throw new Refused('mediaDown')
    const asked = { room: roomId, user: userId, dir, sdp, slots }
    const isFull = (error: unknown) => error instanceof MediaError && error.fault === 'rtcFull'
    try {
      const answer = await media.offer(asked).catch((error: unknown) => {
        if (!isFull(error) || isGuest(userId) || !freePlace()) throw error
        return media.offer(asked)
      })
      if (dir === 'sub' && isGuest(userId)) watchers.add(userId)
      return answer
    } catch (error) {
      if (!(error instanceof MediaError)) throw error
      if (error.fault === 'rtcFull') {
        audience.push(session, { t: 'line', d: { line: 'cdn', reason: 'rtcFull' } })
      }
      throw new Refused(error.fault === 'notAllowed' ? 'publishNotAllowed' : error.fault)
    }
  }

  /** Rejects `Refused`. */
  const perform = async (session: Session, command: Command): Promise<CommandAck<CommandName>> => {
    const { user } = session
    const wait = limits.take(user.userId, command.t)
    if (wait !== null) throw new Refused('limited', { retryAfter: Math.ceil(wait / 1000) })
    switch (command.t) {
      case 'chat.send': {
        const reason = chatRefusal(state(), user.userId, now())
        if (reason !== null) throw new Refused(reason)
        const { text, clientId } = command.d
        return { message: await chat.send(user, roleIn(state(), user.userId), text, clientId) }
      }
      case 'chat.recall': {
        const { c } = command.d
        const reason = recallRefusal(state(), user.userId, await chat.find(c))
        if (reason !== null) throw new Refused(reason)
        await chat.recall(c)
        audience.sendAll({ t: 'recalled', d: { c } })
        return {}
      }
      case 'chat.history': {
        const list = await store.messagesBefore(liveId, command.d.before, pageLength + 1)
        const more = list.length > pageLength
        return { list: more ? list.slice(1) : list, more }
      }
      case 'members.page':
        return audience.page(command.d.after ?? 0)
      case 'rtc.offer':
        return offer(session, command.d)
      case 'rtc.candidate':
        media?.candidate({ room: roomId, user: user.userId, ...command.d })
        return {}
      case 'rtc.leave':
        media?.leave(roomId, user.userId, command.d.dir)
        if (command.d.dir !== 'pub') watchers.delete(user.userId)
        return {}
      case 'rtc.published': {
        const ack = await decide(user, command)
        // What we carry ourselves we see ourselves; of another engine the client knows.
        if (media === null || kind === 'tencent') markPublished(user.userId, command.d.slot, command.d.ok)
        return ack
      }
      case 'sync':
        return { state: viewOf(state(), audience.viewerOf(session)), members: audience.members() }
      case 'leave':
        return {}
      case 'anchor.answer':
      case 'anchor.appoint':
      case 'anchor.cancel':
      case 'funder.mic':
      case 'hand.answer':
      case 'hand.cancel':
      case 'hand.invite':
      case 'hand.raise':
      case 'hand.reply':
      case 'member.remove':
      case 'mic.hangUp':
      case 'mic.mute':
      case 'mute.group':
      case 'mute.member':
      case 'room.set':
      case 'screen.set':
      case 'stage.end':
      case 'stage.pause':
      case 'stage.resume':
      case 'stage.start':
        return decide(user, command)
    }
  }

  const welcome = (
    session: Session,
    socket: RoomSocket,
    lastSeq: number | null,
    messages: readonly string[],
  ): void => {
    const viewer = audience.viewerOf(session)
    const missed = lastSeq === null ? null : eventsSince(lastSeq)
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
      media: { kind, online: kind === 'tencent' || media?.online === true },
      iceServers: iceServersFor(session.user.userId),
    }
    const text = JSON.stringify({ t: 'welcome', d })
    // The messages are JSON already.
    sendText(
      socket,
      text.replace('"chat":[]', () => `"chat":[${messages.join(',')}]`),
    )
    if (isRealTimeOnly) audience.push(session, realTimeHint)
    if (resumed) {
      for (const event of missed) audience.push(session, { t: 'event', d: eventFor(event, viewer) })
    }
  }

  const eventsSince = (s: number) => {
    const { seq } = state()
    if (s > seq || seq - s > ringLength) return null
    const found = ring.filter((event) => event.s > s)
    return found.length === seq - s ? found : null
  }

  const sendRecalls = (session: Session, lastChat: number): void => {
    for (const c of chat.recalledUpTo(lastChat)) audience.push(session, { t: 'recalled', d: { c } })
  }

  /** Why somebody may not come in; null: may. Host and funder always do (LIVE-08). */
  const entryRefusal = (userId: string, { address, browser }: Origin = {}): Entry | null => {
    const { liveStage, removed, max_user } = state()
    // A member is known by the account; a guest only by the browser.
    const names = isGuest(userId) ? [userId, browser] : [userId]
    if (removed.some((user) => names.includes(user.userId))) return 'removedFromRoom'
    if (liveStage === 'ended') return 'liveEnded'
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
    state,
    count: audience.count,
    members: audience.members,
    published: slotsOfUser,
    perform,

    entryRefusal,

    /** A command that comes by a call instead of the socket; rejects `Refused`. */
    command: (actor: RoomActor, command: StateCommand) => decide(actor, command),
    knows: acquaintances.meet,

    /** The earlier session of this name is shown out: the newest tab wins. A name: why not. */
    enter: async (
      user: RoomUser,
      language: MessageLanguage,
      socket: RoomSocket,
      lastChat: number,
      origin: Origin = {},
    ): Promise<Session | Entry> => {
      const older = await chat.olderThanKept(lastChat)
      // Only now: from here to the welcome nothing else happens.
      const reason = entryRefusal(user.userId, origin)
      if (reason !== null) return reason
      const before = audience.sessionOf(user.userId)
      if (before !== null) {
        audience.dismiss(before, 'replaced')
        audience.drop(before)
        media?.leave(roomId, user.userId)
        watchers.delete(user.userId)
      }
      // Host and funder do not count against the capacity.
      const isMember = roleIn(state(), user.userId) === 'member'
      const guest = isMember && audience.taken() >= state().max_user ? audience.newestGuest() : null
      if (guest !== null) displace(guest)
      acquaintances.meet(user, origin.browser)
      const session = audience.enter(user, language, socket, origin)
      welcome(session, socket, null, chat.after(lastChat, older))
      sendRecalls(session, lastChat)
      void authority.appendSystemEvents((present) => joined(present, user.userId))
      return session
    },

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
    leave,
    /** The sessions of members who are here, by their numbers. */
    accounts: (): number[] =>
      [...audience.sessions()].flatMap(({ origin: { account } }) => (account === undefined ? [] : [account])),
    /** The member has signed out, or was: the page asks for a ticket again, as the account that it is now. */
    signOut: (account: number): void => {
      for (const session of [...audience.sessions()]) {
        if (session.origin.account !== account) continue
        session.socket?.close(closeCodes.ticket, 'signed out')
        leave(session)
      }
    },
    /** A guest gives up a place in real time; false: none has one. */
    giveUpPlace: (): boolean => {
      const userId = [...watchers].at(-1)
      if (userId === undefined) return false
      watchers.delete(userId)
      media?.leave(roomId, userId, 'sub')
      const session = audience.sessionOf(userId)
      if (session !== null) audience.push(session, { t: 'line', d: { line: 'cdn', reason: 'rtcFull' } })
      return true
    },
    /** Whether the session still stands. */
    holds: (session: Session): boolean => audience.sessionOf(session.user.userId) === session,

    handleMediaEvent: (event: Exclude<MediaEvent, { t: 'down' } | { t: 'up' }>): void => {
      if (event.t === 'hls') {
        const cdn = event.ready
          ? { url: `/hls/${roomId}/${event.epoch}/master.m3u8`, epoch: event.epoch }
          : null
        void authority.appendSystemEvents((present) => {
          // What ended after the next one had begun says nothing.
          if (cdn === null && present.cdn?.epoch !== event.epoch) return []
          return present.liveStage === 'ended' && cdn !== null ? [] : [{ t: 'cdn', d: { cdn } }]
        })
        return
      }
      if (event.t === 'realTimeOnly') {
        isRealTimeOnly = event.on
        if (isRealTimeOnly) audience.sendAll(realTimeHint)
        return
      }
      if (event.t === 'published') {
        markPublished(event.user, event.slot, event.on)
        if (event.slot !== 'A1' || !event.on) return
        void authority.appendSystemEvents(({ linkMic }) =>
          linkMic?.user.userId === event.user && linkMic.phase === 'connecting'
            ? [{ t: 'linkMic', d: { linkMic: { ...linkMic, phase: 'live' } } }]
            : [],
        )
        return
      }
      const session = audience.sessionOf(event.user)
      if (session === null) return
      if (event.t === 'candidate') {
        const { dir, candidate, mid } = event
        audience.push(session, { t: 'candidate', d: { dir, candidate, mid } })
      } else if (event.t === 'lost') {
        if (event.dir === 'sub') watchers.delete(event.user)
        audience.push(session, { t: 'media', d: { online: media?.online === true, dir: event.dir } })
      } else {
        const reason = event.t === 'weak' ? 'weak' : 'codec'
        audience.push(session, { t: 'line', d: { line: 'cdn', reason } })
      }
    },

    /** The whole media plane went or came back. */
    handleMediaPresence: (online: boolean): void => {
      if (!online) {
        published.clear()
        watchers.clear()
        isRealTimeOnly = false
        void authority.appendSystemEvents(({ cdn }) => (cdn === null ? [] : [{ t: 'cdn', d: { cdn: null } }]))
      }
      audience.sendAll({ t: 'media', d: { online, dir: null } })
    },

    /** What time brings; several times a second. True: nobody needs this room any more. */
    beat: (): boolean => {
      const at = now()
      if (tick(state(), at, audience.awaySince, patience).length > 0) {
        void authority.appendSystemEvents((present) => tick(present, now(), audience.awaySince, patience))
      }
      for (const session of [...audience.sessions()]) {
        if (session.lostAt !== null && at - session.lostAt >= sessionMs) leave(session)
      }
      if (closesAt !== null && at >= closesAt) {
        closesAt = null
        for (const session of [...audience.sessions()]) {
          audience.dismiss(session, 'ended')
          audience.drop(session)
        }
        media?.close(roomId)
        options.ended(roomId)
      }
      audience.beat()
      limits.sweep()
      if (at - sweptAt >= sweepMs) {
        sweptAt = at
        sweep()
      }
      if (audience.taken() > 0) emptySince = at
      return at - emptySince >= idleMs && closesAt === null && state().liveStage !== 'ongoing'
    },

    /** All that was said is stored; connections are closed, to be made again elsewhere. */
    stop: async (): Promise<void> => {
      for (const session of audience.sessions()) session.socket?.close(1001, 'server stops')
      await chat.rest()
      await authority.rest()
    },
    rest: async (): Promise<void> => {
      await chat.rest()
      await authority.rest()
    },
  }
}
