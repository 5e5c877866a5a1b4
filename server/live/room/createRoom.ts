import { chatRefusal, decideRoom, recallRefusal, sweepRefusal } from '../../../src/contract/room/decide.ts'
import type { RoomActor, StateCommand } from '../../../src/contract/room/decide.ts'
import { isRehearsal } from '../../../src/contract/room/rehearsal.ts'
import { sessionMs, tick, type Patience } from '../../../src/contract/room/tick.ts'
import { roleIn, viewOf } from '../../../src/contract/room/view.ts'
import type { commands, CommandAck, CommandName, Welcome } from '../../../src/contract/room/wire.ts'
import type * as z from 'zod/mini'
import { closeCodes } from '../../../src/contract/room/wire.ts'
import { randomToken } from '../../accounts/secrets.ts'
import type { Log } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import type { RoomMedia } from '../media/types.ts'
import { createAcquaintances } from './acquaintances.ts'
import { createAudience, type Session } from './createAudience.ts'
import { createAuthority } from './createAuthority.ts'
import { createChatLog, pageLength } from './createChatLog.ts'
import { createDoor } from './createDoor.ts'
import { createRing } from './createRing.ts'
import { createRoomMedia } from './createRoomMedia.ts'
import type { RoomStore, StoredRoom } from './createStore.ts'
import { createRoomLimits } from './limits.ts'

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
  /** Each time a live goes on the air. */
  readonly began: (roomId: string) => void
  /** Once, when the live, or a rehearsal, is over and all sound and pictures have stopped. */
  readonly ended: (roomId: string) => void
}

/** A checked command. */
export type Command = { [K in CommandName]: { t: K; d: z.output<(typeof commands)[K]['d']> } }[CommandName]

export type Room = ReturnType<typeof createRoom>

/** How long everybody can read that it is over before the room closes. */
const closingMs = 1000
/** An empty room is forgotten after this. */
const idleMs = 120_000
const sweepMs = 60_000
/** One live room: its authority, its chat, and the parts for its door and its media. */
export const createRoom = (
  stored: StoredRoom,
  options: RoomOptions,
  /** Takes a real-time place from a guest of any room; false: no guest has one. */
  freePlace: () => boolean = () => false,
) => {
  const { store, now, log, kind, patience } = options
  const liveId = Number(stored.state.roomId)
  const limits = createRoomLimits(now)
  /** People seen since the room was opened, with their browsers; of many, the latest. */
  const acquaintances = createAcquaintances()
  const ring = createRing()
  let closesAt: number | null = null
  let emptySince = now()
  let sweptAt = now()

  const authority = createAuthority(stored.state, {
    store,
    now,
    log,
    version: stored.plan.version,
    onEvents: (events, after) => {
      ring.push(events)
      // Before anybody hears of it: nothing of a revoked source may follow the news.
      media.setRoutes()
      audience.sendEvents(events)
      for (const event of events) {
        if (event.t === 'removed') door.expel(event.d.user.userId)
        if (event.t === 'settings' && event.d.guestsShut === true) door.shutGuestsOut()
        if (event.t !== 'stage') continue
        if (after.liveStage === 'ended') closesAt = now() + closingMs
        if (after.liveStage === 'ongoing') options.began(after.roomId)
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
  const media = createRoomMedia({ state, authority, audience, media: options.media, kind, freePlace })
  const door = createDoor({ ...options, state, authority, audience, acquaintances, chat, media, ring })
  if (stored.state.liveStage !== 'ended') {
    media.setRoutes()
    media.begin()
  }

  const decide = (actor: RoomActor, command: StateCommand) =>
    authority.decide(actor.userId, (present) =>
      decideRoom(present, actor, command, {
        now: now(),
        present: audience.present,
        known: acquaintances.known,
        browsersOf: acquaintances.browsersOf,
        published: media.slotsOf(present.anchor.userId),
        req: randomToken(9),
      }),
    )

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
      case 'chat.sweep': {
        const reason = sweepRefusal(state(), user.userId)
        if (reason !== null) throw new Refused(reason)
        for (const c of await chat.sweep(command.d.userId)) audience.sendAll({ t: 'recalled', d: { c } })
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
        return media.offer(session, command.d)
      case 'rtc.candidate':
        media.candidate(user.userId, command.d)
        return {}
      case 'rtc.leave':
        media.leave(user.userId, command.d.dir)
        return {}
      case 'rtc.published': {
        const ack = await decide(user, command)
        media.reportPublished(user.userId, command.d.slot, command.d.ok)
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
      case 'member.restore':
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

  const sweep = (): void => {
    const { anchor, funder, linkMic } = state()
    limits.sweep()
    audience.sweep([anchor.userId, funder?.userId ?? '', linkMic?.user.userId ?? ''])
    acquaintances.sweep((userId) => audience.sessionOf(userId) !== null)
  }

  const close = (): void => {
    closesAt = null
    door.clear()
    media.close()
    options.ended(state().roomId)
  }

  const rest = async (): Promise<void> => {
    await chat.rest()
    await authority.rest()
  }

  const { enter, resume, lose, leave, entryRefusal, signOut, readmit } = door
  return {
    ...{ state, perform, enter, resume, lose, leave, entryRefusal, signOut, readmit, rest },
    plan: stored.plan,
    count: audience.count,
    members: audience.members,
    published: media.slotsOf,
    giveUpPlace: media.giveUpPlace,
    handleMediaEvent: media.handleEvent,
    handleMediaPresence: media.handlePresence,
    knows: acquaintances.meet,
    /** A command that comes by a call instead of the socket; rejects `Refused`. */
    command: (actor: RoomActor, command: StateCommand) => decide(actor, command),
    /** The sessions of members who are here, by their numbers. */
    accounts: (): number[] =>
      [...audience.sessions()].flatMap(({ origin: { account } }) => (account === undefined ? [] : [account])),
    /** Connected now. */
    isHere: (userId: string): boolean => audience.present(userId) !== null,
    /** Whether the session is still open. */
    holds: (session: Session): boolean => audience.sessionOf(session.user.userId) === session,

    /** Work of the clock; several times a second. True: no one needs this room any more. */
    beat: (): boolean => {
      const at = now()
      if (tick(state(), at, audience.awaySince, patience).length > 0) {
        void authority.appendSystemEvents((present) => tick(present, now(), audience.awaySince, patience))
      }
      for (const session of [...audience.sessions()]) {
        if (session.lostAt !== null && at - session.lostAt >= sessionMs) leave(session)
      }
      if (closesAt !== null && at >= closesAt) close()
      audience.beat()
      if (at - sweptAt >= sweepMs) {
        sweptAt = at
        sweep()
      }
      if (audience.taken() > 0) emptySince = at
      const isNeeded = state().liveStage === 'ongoing' && !isRehearsal(state())
      return at - emptySince >= idleMs && closesAt === null && !isNeeded
    },

    /** The live was cancelled or changed by its organizers: everybody here is admitted again. */
    shut: async (): Promise<void> => {
      door.turnOut()
      media.close()
      await chat.rest()
    },

    /** All that was said is stored; connections are closed, to be made again elsewhere. */
    stop: async (): Promise<void> => {
      for (const session of audience.sessions()) session.socket?.close(closeCodes.restart, 'server stops')
      await rest()
    },
  }
}
