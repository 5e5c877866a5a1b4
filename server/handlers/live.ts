import { and, eq } from 'drizzle-orm'

import type { LiveReason } from '../../src/contract/reasons.ts'
import type { RoomState, RoomUser } from '../../src/contract/room/state.ts'
import { rehearsalOf } from '../../src/contract/room/rehearsal.ts'
import { isOnAir, roleIn } from '../../src/contract/room/view.ts'
import { takeHit } from '../accounts/limits.ts'
import type { Identity, Member } from '../accounts/sessions.ts'
import { isPublicLive } from '../db/isPublicLive.ts'
import { lives } from '../db/schema/catalogue.ts'
import { userRoles } from '../db/schema/organizers.ts'
import { Refused } from '../shared/refused.ts'
import { guestCookie } from '../live/guestCookie.ts'
import { accessRefusal, type LivePlan } from '../live/liveAccess.ts'
import { mayRehearse, mustBeRehearsable } from '../live/rehearsals.ts'
import type { Origin } from '../live/room/createAudience.ts'
import type { Room } from '../live/room/createRoom.ts'
import type { StateCommand } from '../../src/contract/room/decide.ts'
import { socketPath } from '../live/room/createHub.ts'
import { roomUserOf, userIdOf } from '../lifecycles/lives/roomUserOf.ts'
import { credentialsOf } from '../live/tencent/credentialsOf.ts'
import { isRowId, type AnyCall, type HandlerTable, type Deps } from './table.ts'

/** Made by us, of three tones (scripts are not needed to keep it: it is a file of the site). */
const chime = '/sounds/live.wav'

/** Longer than any live. */
const guestSeconds = 86_400

/** Live rooms by calls (API-33 … 39): the same rooms that the socket moves. */
export const liveHandlers = ({ db, config, sessions, live, now }: Deps) => {
  /** By way of another server it may have been cancelled or changed a moment ago: what is stored decides. */
  const plannedRoom = async (liveId: number): Promise<{ room: Room; plan: LivePlan }> => {
    const [plan] = isRowId(liveId)
      ? await db
          .select()
          .from(lives)
          .where(and(eq(lives.id, liveId), isPublicLive))
      : []
    if (plan === undefined) throw new Refused('notFound', { field: 'live_id' })
    if (plan.publication === 'cancelled') throw new Refused('liveCancelled')
    const kept = live.rooms.peek(liveId)
    if (kept !== null && kept.plan.version !== plan.version) await live.rooms.shut(liveId)
    const room = await live.rooms.get(liveId)
    // A live without a host cannot begin, and so it cannot be entered yet.
    if (room === null) throw new Refused('liveNotStarted')
    return { room, plan }
  }
  const open = async (liveId: number): Promise<Room> => (await plannedRoom(liveId)).room

  /** Throws `Refused` where a live is not for everybody; who runs the room always comes in. */
  const mustHaveAccess = async (room: Room, plan: LivePlan, identity: Identity, userId: string) => {
    const role = roleIn(room.state(), userId)
    if (role === 'anchor' || role === 'funder') return
    const reason = await accessRefusal(db, plan, identity.kind === 'member' ? identity.member.userId : null)
    if (reason !== null) throw new Refused(reason)
  }

  /** The newest tab takes the place. A person who is on air in another tab has to confirm it, or the audience would lose them. */
  const mustWantPlace = (room: Room, userId: string, takeOver: 0 | 1 | undefined) => {
    if (takeOver !== 1 && isOnAir(room.state(), userId) && room.isHere(userId))
      throw new Refused('onAirElsewhere')
  }

  const memberOf = async ({ userId }: Pick<Member, 'userId'>): Promise<RoomUser> => {
    const user = await sessions.userOf(userId)
    if (user === null) throw new Refused('signedOut')
    return roomUserOf(user)
  }

  /** The caller: a member, or a guest that stays the same with its proof. */
  const visitorOf = async (
    identity: Identity,
    proof: string | undefined,
    { exchange }: AnyCall,
  ): Promise<{ user: RoomUser; guest: string | null }> => {
    const { entrancesPerMinute } = config.limits
    const key = identity.kind === 'member' ? `u${identity.member.userId}` : exchange.addressGroup
    const wait = await takeHit(
      db,
      { key: `live:${key}`, hits: entrancesPerMinute * (identity.kind === 'member' ? 1 : 20), seconds: 60 },
      now(),
    )
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    if (identity.kind === 'member') return { user: await memberOf(identity.member), guest: null }
    const { userId, proof: guest } = live.guests.admit(proof)
    const number = userId.slice(-4)
    const userName = exchange.language === 'en' ? `Guest ${number}` : `游客 ${number}`
    return { user: { userId, userName, userAvatar: '' }, guest }
  }

  /** The name of this browser, which outlives a signing in and out; made when it has none. */
  const browserOf = ({ exchange }: AnyCall, guest: string | null): string => {
    const { userId, proof } = live.guests.admit(exchange.cookie(guestCookie) ?? guest ?? undefined)
    exchange.keep(guestCookie, proof, guestSeconds)
    return userId
  }

  /** A ticket for the socket of a room, and the room as it is entered. */
  const entrance = (room: Room, user: RoomUser, { exchange }: AnyCall, origin: Origin) => {
    const state = room.state()
    const holder = { live: Number(state.roomId), user, language: exchange.language, ...origin }
    return {
      ticket: live.tickets.issue(holder),
      socket: socketPath,
      kind: live.kind,
      role: roleIn(state, user.userId),
      room: roomFor(state, user, room.members(), now()),
    }
  }

  const isAdmin = async (userId: number): Promise<boolean> => {
    const [row] = await db
      .select({ id: userRoles.id })
      .from(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')))
    return row !== undefined
  }

  const command = async (
    liveId: number,
    member: Member,
    commandOf: (state: RoomState) => StateCommand | LiveReason,
    { asAdmin = false } = {},
  ): Promise<null> => {
    const room = await open(liveId)
    const wanted = commandOf(room.state())
    if (typeof wanted === 'string') throw new Refused(wanted)
    const actor = { ...(await memberOf(member)), isAdmin: asAdmin && (await isAdmin(member.userId)) }
    await room.command(actor, wanted)
    return null
  }

  return {
    getUserSig: async ({ live_id, guest: proof }, call) => {
      const { room, plan } = await plannedRoom(live_id)
      const identity = await call.identify()
      const { user, guest } = await visitorOf(identity, proof, call)
      await mustHaveAccess(room, plan, identity, user.userId)
      const reason = room.entryRefusal(user.userId, {
        browser: browserOf(call, guest),
        address: call.exchange.addressGroup,
      })
      if (reason !== null) throw new Refused(reason)
      return credentialsOf(config.rooms.tencent, room.state(), user.userId, now())
    },

    joinLiveRoom: async ({ live_id, guest: proof, take_over }, call) => {
      const { room, plan } = await plannedRoom(live_id)
      const identity = await call.identify()
      const { user, guest } = await visitorOf(identity, proof, call)
      await mustHaveAccess(room, plan, identity, user.userId)
      const origin = { browser: browserOf(call, guest), address: call.exchange.addressGroup }
      const reason = room.entryRefusal(user.userId, origin)
      if (reason !== null) throw new Refused(reason)
      mustWantPlace(room, user.userId, take_over)
      if (identity.kind === 'member') await live.store.visit(identity.member.userId, live_id, now())
      const account = identity.kind === 'member' ? identity.member.sessionId : undefined
      return { ...entrance(room, user, call, { ...origin, account }), guest }
    },

    joinLiveRehearsal: async ({ live_id, take_over }, call) => {
      const [plan] = isRowId(live_id) ? await db.select().from(lives).where(eq(lives.id, live_id)) : []
      const isTheirs = await mayRehearse(db, plan, call.member.userId)
      if (plan === undefined || !isTheirs) throw new Refused('notFound', { field: 'live_id' })
      const { user } = await visitorOf({ kind: 'member', member: call.member }, undefined, call)
      // Pictures and chat of a service outside would be of the live itself.
      if (live.kind !== 'embedded') throw new Refused('rehearsalUnavailable')
      mustBeRehearsable(plan, now())
      const roomId = rehearsalOf(live_id)
      const kept = live.rooms.peek(roomId)
      if (kept !== null && (kept.plan.version !== plan.version || kept.state().liveStage === 'ended'))
        await live.rooms.shut(roomId)
      const room = await live.rooms.get(roomId)
      // Between the two looks it has begun, was cancelled or lost its host.
      if (room === null) throw new Refused('liveChanged')
      const origin = { browser: browserOf(call, null), address: call.exchange.addressGroup }
      const reason = room.entryRefusal(user.userId, origin)
      if (reason !== null) throw new Refused(reason)
      mustWantPlace(room, user.userId, take_over)
      return entrance(room, user, call, { ...origin, account: call.member.sessionId })
    },

    updateLiveAnchor: ({ live_id, user_id, epoch }, { member }) =>
      command(live_id, member, (state) => ({
        t: 'anchor.appoint',
        d: { userId: userIdOf(user_id), epoch: epoch ?? state.epoch },
      })),

    removeUser: ({ live_id, user_id, epoch }, { member }) =>
      command(live_id, member, (state) => ({
        t: 'member.remove',
        d: { userId: userIdOf(user_id), epoch: epoch ?? state.epoch },
      })),

    updateLiveStatus: ({ live_id, status, epoch }, { member }) =>
      command(
        live_id,
        member,
        (state) => {
          const d = { epoch: epoch ?? state.epoch }
          switch (status) {
            case 'ongoing':
              return { t: state.liveStage === 'paused' ? 'stage.resume' : 'stage.start', d }
            case 'paused':
              return { t: 'stage.pause', d }
            case 'ended':
              return { t: 'stage.end', d }
            case 'not_started':
              return wayBack[state.liveStage]
          }
        },
        { asAdmin: status === 'ended' },
      ),

    updateSetStatus: ({ live_id, user_id, muted, epoch }, { member }) =>
      command(live_id, member, (state) => {
        const d = { on: muted === 1, epoch: epoch ?? state.epoch }
        return user_id === undefined
          ? { t: 'mute.group', d }
          : { t: 'mute.member', d: { ...d, userId: userIdOf(user_id) } }
      }),

    getMp3: async ({ live_id }) => {
      await open(live_id)
      return { url: chime }
    },
  } satisfies Partial<HandlerTable>
}

/** No stage leads back to the beginning. */
const wayBack = {
  not_started: 'liveNotStarted',
  ongoing: 'liveOngoing',
  paused: 'livePaused',
  ended: 'liveEnded',
} as const satisfies Record<RoomState['liveStage'], LiveReason>

/** LIVE-06, by the specification's names. */
const roomFor = (
  state: RoomState,
  userInfo: RoomUser,
  members: { list: RoomUser[]; count: number },
  now: number,
) => {
  const mute = state.memberMuted[userInfo.userId]
  return {
    roomId: state.roomId,
    roomName: state.roomName,
    liveStage: state.liveStage,
    // The host is always on the direct line.
    lineType: state.anchor.userId === userInfo.userId ? ('rtc' as const) : ('cdn' as const),
    userInfo,
    anchorUserId: state.anchor.userId,
    funderUserId: state.funder?.userId ?? null,
    memberList: members.list,
    memberCount: members.count,
    groupMuted: state.groupMuted,
    memberMuted: mute === null || (mute !== undefined && mute > now),
    linkMicUserId: state.linkMic?.user.userId ?? null,
    funderMicStatus: state.funderMicStatus,
    linkMicWaitTime: state.linkMicWaitTime,
    max_user: state.max_user,
    ...state.images,
    playerDomain: state.playerDomain,
    playStreamType: state.playStreamType,
    clarityLimit: state.clarityLimit,
  }
}
