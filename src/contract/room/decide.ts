import type { ChatMessage } from './chat.ts'
import type { RoomFact } from './events.ts'
import type { Hand, RoomRole, RoomState, RoomUser } from './state.ts'
import { isRehearsal } from './rehearsal.ts'
import { roleIn } from './view.ts'
import type { CommandAck, CommandInput, CommandName, Slot } from './wire.ts'
import type { LiveReason } from '../reasons.ts'
import { slotsOf } from './routes.ts'

/** Commands that talk to the chat, the members or the media plane; the others move the room's state. */
const elsewhere = [
  'chat.send',
  'chat.recall',
  'chat.sweep',
  'chat.history',
  'members.page',
  'rtc.offer',
  'rtc.candidate',
  'rtc.leave',
  'sync',
  'leave',
] as const satisfies readonly CommandName[]
export type StateCommandName = Exclude<CommandName, (typeof elsewhere)[number]>
export type StateCommand = {
  [K in StateCommandName]: { readonly t: K; readonly d: CommandInput<K> }
}[StateCommandName]

export const isStateCommand = <Command extends { readonly t: CommandName }>(
  command: Command,
): command is Extract<Command, { readonly t: StateCommandName }> =>
  !elsewhere.some((name) => name === command.t)

export interface RoomActor extends RoomUser {
  /** A platform administrator, who may end a live and nothing else. */
  readonly isAdmin?: boolean
}

/** Facts outside the state that a decision depends on. */
export interface Situation {
  /** Milliseconds since 1970. */
  readonly now: number
  /** A connected user. */
  present(userId: string): RoomUser | null
  /** A user who is, or was, in the room. */
  known(userId: string): RoomUser | null
  /** The browsers that a user has connected from. */
  browsersOf(userId: string): readonly string[]
  /** Slots that the host publishes now. */
  readonly published: ReadonlySet<Slot>
  /** For a new request. */
  readonly req: string
}

export type Decision =
  | { readonly facts: readonly RoomFact[]; readonly ack: CommandAck<StateCommandName> }
  | { readonly refused: LiveReason }

/** LIVE-05: how long an appointed person has to answer. */
export const appointmentMs = 30_000

/**
 * Decides whether this person may do this now, and which events follow. Pure. Powers follow from the state alone
 * (`roleIn`), never from a client's claim; a command with an older epoch than the room's comes from a client that has
 * not seen the new host yet, and is refused from every sender.
 */
export const decideRoom = (
  state: RoomState,
  actor: RoomActor,
  command: StateCommand,
  situation: Situation,
): Decision => {
  if (state.liveStage === 'ended') return refused('liveEnded')
  if (state.removed.some(({ userId }) => userId === actor.userId)) return refused('removedFromRoom')
  if ('epoch' in command.d && command.d.epoch !== state.epoch) return refused('epochStale')
  return decisionOf({ state, actor, role: roleIn(state, actor.userId), situation }, command)
}

/** Reason that a user may not write now; null: they may. Host and funder are exempt from mutes (MUTE-01). */
export const chatRefusal = (state: RoomState, userId: string, now: number): LiveReason | null => {
  if (state.liveStage === 'ended') return 'liveEnded'
  if (state.removed.some((user) => user.userId === userId)) return 'removedFromRoom'
  const role = roleIn(state, userId)
  if (role === 'anchor' || role === 'funder') return null
  if (role === 'guest') return 'guestsReadOnly'
  const until = state.memberMuted[userId]
  if (until === null || (until !== undefined && until > now)) return 'mutedMember'
  return state.groupMuted ? 'mutedGroup' : null
}

/** One's own message, or any by the host. */
export const recallRefusal = (
  state: RoomState,
  userId: string,
  message: ChatMessage | null,
): LiveReason | null => {
  if (state.liveStage === 'ended') return 'liveEnded'
  if (message === null || message.recalled) return 'messageUnknown'
  return message.user.userId === userId || roleIn(state, userId) === 'anchor' ? null : 'anchorOnly'
}

/** Everything of one person, by the host. */
export const sweepRefusal = (state: RoomState, userId: string): LiveReason | null => {
  if (state.liveStage === 'ended') return 'liveEnded'
  return roleIn(state, userId) === 'anchor' ? null : 'anchorOnly'
}

/** Whether a user may offer these slots now; the routes judge their packets again. */
export const publishRefusal = (
  state: RoomState,
  userId: string,
  slots: readonly Slot[],
): LiveReason | null => {
  if (state.liveStage === 'ended') return 'liveEnded'
  const own = slotsOf(state, userId)
  return slots.length > 0 && slots.every((slot) => own.includes(slot)) ? null : 'publishNotAllowed'
}

interface Case {
  readonly state: RoomState
  readonly actor: RoomActor
  readonly role: RoomRole
  readonly situation: Situation
}

const decisionOf = (about: Case, command: StateCommand): Decision => {
  switch (command.t) {
    case 'stage.start':
    case 'stage.pause':
    case 'stage.resume':
    case 'stage.end':
      return moveStage(about, command.t)
    case 'anchor.appoint':
      return appoint(about, command.d.userId)
    case 'anchor.cancel':
      return cancelAppointment(about)
    case 'anchor.answer':
      return answerAppointment(about, command.d.accept)
    case 'member.remove':
      return removeMember(about, command.d.userId)
    case 'member.restore':
      return restoreMember(about, command.d.userId)
    case 'mute.group':
      if (about.role !== 'anchor') return refused('anchorOnly')
      return about.state.groupMuted === command.d.on
        ? done([])
        : done([{ t: 'groupMute', d: { on: command.d.on } }])
    case 'mute.member':
      return muteMember(about, command.d)
    case 'room.set': {
      if (about.role !== 'anchor') return refused('anchorOnly')
      const { roomName, linkMicWaitTime } = command.d
      const isShut = about.state.guestsShut ?? false
      const guestsShut = command.d.guestsShut === isShut ? undefined : command.d.guestsShut
      if (roomName === undefined && linkMicWaitTime === undefined && guestsShut === undefined) return done([])
      return done([
        {
          t: 'settings',
          d: {
            ...(roomName === undefined ? {} : { roomName }),
            ...(linkMicWaitTime === undefined ? {} : { linkMicWaitTime }),
            ...(guestsShut === undefined ? {} : { guestsShut }),
          },
        },
      ])
    }
    case 'hand.raise':
      return raiseHand(about)
    case 'hand.cancel':
      return cancelHand(about, command.d.req)
    case 'hand.answer':
      return answerHand(about, command.d)
    case 'hand.invite':
      return invite(about, command.d.userId)
    case 'hand.reply':
      return replyToInvitation(about, command.d)
    case 'mic.hangUp':
      return hangUp(about, command.d.userId)
    case 'mic.mute':
      return muteGuest(about, command.d)
    case 'funder.mic':
      return setFunderMic(about, command.d.on)
    case 'screen.set':
      if (about.role !== 'anchor') return refused('anchorOnly')
      return done(screenTurned(about.state, command.d.on))
    case 'rtc.published':
      return notePublished(about, command.d)
  }
}

/** LIVE-01. */
const moveStage = (
  { state, actor, role, situation }: Case,
  move: 'stage.start' | 'stage.pause' | 'stage.resume' | 'stage.end',
): Decision => {
  if (move === 'stage.end' && isRehearsal(state)) {
    // A rehearsal has only host, funder and team.
    const by = role === 'anchor' || role === 'funder' ? role : 'team'
    return done([{ t: 'stage', d: { liveStage: 'ended', by } }])
  }
  if (move === 'stage.end') {
    const by = role === 'anchor' ? 'anchor' : actor.isAdmin === true ? 'admin' : 'funder'
    if (by === 'funder') {
      const reason = managerRefusal(state, role)
      if (reason !== null) return refused(reason)
    }
    return done([{ t: 'stage', d: { liveStage: 'ended', by } }])
  }
  if (move === 'stage.start' && role !== 'anchor') return refused('anchorOnly')
  if (role !== 'anchor' && role !== 'funder') return refused('managersOnly')
  const wanted = {
    'stage.start': 'not_started',
    'stage.pause': 'ongoing',
    'stage.resume': 'paused',
  } as const
  if (state.liveStage !== wanted[move]) return refused(stageReason[state.liveStage])
  const hasMedia = situation.published.has('V0') || situation.published.has('A0')
  if (move === 'stage.start' && !hasMedia) return refused('nothingPublished')
  // Without the host it would be paused again at once.
  if (move === 'stage.resume' && role === 'funder' && !state.anchorOnline && !isRehearsal(state))
    return refused('hostAway')
  return done([{ t: 'stage', d: { liveStage: move === 'stage.pause' ? 'paused' : 'ongoing', by: role } }])
}

/** Reason that names the present stage, where another one was needed. */
const stageReason = {
  not_started: 'liveNotStarted',
  ongoing: 'liveOngoing',
  paused: 'livePaused',
  ended: 'liveEnded',
} as const

const appoint = ({ state, actor, role, situation }: Case, userId: string): Decision => {
  const reason = managerRefusal(state, role)
  if (reason !== null) return refused(reason)
  if (userId === actor.userId) return refused('targetIsYou')
  const target = roleIn(state, userId)
  if (target === 'anchor' || target === 'funder') return refused('targetProtected')
  const to = situation.present(userId)
  if (to === null || target === 'guest') return refused('targetUnknown')
  if (openAppointment(state, situation.now) !== null) return refused('appointmentPending')
  const { now } = situation
  return done([
    ...(state.appointment === null ? [] : [appointmentOver(state.appointment.to, 'expired')]),
    { t: 'appointed', d: { appointment: { to, at: now, expiresAt: now + appointmentMs } } },
  ])
}

const cancelAppointment = ({ state, role, situation }: Case): Decision => {
  const reason = managerRefusal(state, role)
  if (reason !== null) return refused(reason)
  const open = openAppointment(state, situation.now)
  return open === null ? refused('appointmentGone') : done([appointmentOver(open.to, 'cancelled')])
}

/** LIVE-05: the old host is host until this. */
const answerAppointment = ({ state, actor, situation }: Case, accept: boolean): Decision => {
  const open = openAppointment(state, situation.now)
  if (open === null || open.to.userId !== actor.userId) return refused('appointmentGone')
  if (!accept) return done([appointmentOver(open.to, 'declined')])
  const { userId } = open.to
  return done([
    ...leavingHands(state, userId, 'cancelled'),
    ...(state.linkMic?.user.userId === userId ? [linkMicOver(open.to, 'becameHost')] : []),
    // A host is exempt from mutes, and would be surprised to find one when it is over.
    ...(state.memberMuted[userId] === undefined ? [] : [memberMute(open.to, false, null)]),
    ...screenTurned(state, false),
    appointmentOver(open.to, 'accepted'),
    { t: 'anchor', d: { anchor: open.to, epoch: state.epoch + 1, from: state.anchor } },
  ])
}

/** LIVE-04. */
const removeMember = ({ state, actor, role, situation }: Case, userId: string): Decision => {
  if (role !== 'anchor') return refused('anchorOnly')
  if (userId === actor.userId) return refused('targetIsYou')
  if (roleIn(state, userId) === 'funder') return refused('targetProtected')
  if (state.removed.some((user) => user.userId === userId)) return done([])
  const user = situation.known(userId)
  if (user === null) return refused('targetUnknown')
  return done([
    ...leavingHands(state, userId, 'left'),
    ...(state.linkMic?.user.userId === userId ? [linkMicOver(user, 'removed')] : []),
    ...(state.appointment?.to.userId === userId ? [appointmentOver(user, 'left')] : []),
    { t: 'removed', d: { user } },
    // Signed out, the same person at the same browser would be a guest.
    ...situation
      .browsersOf(userId)
      .filter((browser) => !state.removed.some((other) => other.userId === browser) && browser !== userId)
      .map((browser): RoomFact => ({ t: 'removed', d: { user: { ...user, userId: browser, of: userId } } })),
  ])
}

/** Lets a user removed by mistake return. */
const restoreMember = ({ state, role }: Case, userId: string): Decision => {
  if (role !== 'anchor') return refused('anchorOnly')
  const user = state.removed.find((one) => one.userId === userId)
  return user === undefined ? done([]) : done([{ t: 'restored', d: { user: userOf(user) } }])
}

const muteMember = (
  { state, actor, role, situation }: Case,
  { userId, on, minutes }: CommandInput<'mute.member'>,
): Decision => {
  if (role !== 'anchor') return refused('anchorOnly')
  if (userId === actor.userId) return refused('targetIsYou')
  if (roleIn(state, userId) === 'funder') return refused('targetProtected')
  const user = situation.known(userId)
  if (user === null || roleIn(state, userId) === 'guest') return refused('targetUnknown')
  const present = state.memberMuted[userId]
  if (!on) return present === undefined ? done([]) : done([memberMute(user, false, null)])
  const until = minutes === undefined ? null : situation.now + minutes * 60_000
  return present === null && until === null ? done([]) : done([memberMute(user, true, until)])
}

/** MIC-01. */
const raiseHand = ({ state, actor, role, situation }: Case): Decision => {
  if (role === 'guest') return refused('membersOnly')
  // Both have microphones of their own.
  if (role !== 'member') return refused('alreadyOnStage')
  if (state.liveStage !== 'ongoing') return refused(stageReason[state.liveStage])
  if (state.linkMic?.user.userId === actor.userId) return refused('alreadyOnStage')
  if (pendingOf(state, actor.userId, situation.now) !== null) return refused('handPending')
  const hand = newHand(state, situation, userOf(actor), 'raised')
  return {
    facts: [...leavingHands(state, actor.userId, 'expired'), { t: 'hand', d: { hand } }],
    ack: { req: hand.req, expiresAt: hand.expiresAt },
  }
}

const cancelHand = ({ state, actor, situation }: Case, req: string): Decision => {
  const hand = openHand(state, req, situation.now)
  if (hand === null) return refused('handStale')
  if (hand.user.userId !== actor.userId) return refused('handNotYours')
  return done([handOver(hand, 'cancelled')])
}

const answerHand = (
  { state, role, situation }: Case,
  { req, accept }: CommandInput<'hand.answer'>,
): Decision => {
  const reason = managerRefusal(state, role)
  if (reason !== null) return refused(reason)
  const hand = openHand(state, req, situation.now)
  if (hand === null) return refused('handStale')
  // Only the member can accept an invitation to the stage; the manager can cancel it.
  if (hand.kind === 'invited') {
    return accept ? refused('handNotYours') : done([handOver(hand, 'cancelled')])
  }
  return accept ? seat(state, hand, situation.now) : done([handOver(hand, 'rejected')])
}

const invite = ({ state, actor, role, situation }: Case, userId: string): Decision => {
  const reason = managerRefusal(state, role)
  if (reason !== null) return refused(reason)
  if (userId === actor.userId) return refused('targetIsYou')
  const target = roleIn(state, userId)
  if (target === 'anchor' || target === 'funder') return refused('targetProtected')
  const user = situation.present(userId)
  if (user === null || target === 'guest') return refused('targetUnknown')
  if (state.liveStage !== 'ongoing') return refused(stageReason[state.liveStage])
  if (state.linkMic !== null) {
    return refused(state.linkMic.user.userId === userId ? 'alreadyOnStage' : 'seatTaken')
  }
  const pending = pendingOf(state, userId, situation.now)
  if (pending?.kind === 'invited') return { facts: [], ack: { req: pending.req } }
  // Request and invitation match.
  if (pending !== null) {
    const seated = seat(state, pending, situation.now)
    return 'refused' in seated ? seated : { facts: seated.facts, ack: { req: pending.req } }
  }
  const hand = newHand(state, situation, user, 'invited')
  return {
    facts: [...leavingHands(state, userId, 'expired'), { t: 'hand', d: { hand } }],
    ack: { req: hand.req },
  }
}

const replyToInvitation = (
  { state, actor, situation }: Case,
  { req, accept }: CommandInput<'hand.reply'>,
): Decision => {
  const hand = openHand(state, req, situation.now)
  if (hand === null) return refused('handStale')
  if (hand.user.userId !== actor.userId || hand.kind !== 'invited') return refused('handNotYours')
  return accept ? seat(state, hand, situation.now) : done([handOver(hand, 'rejected')])
}

/** MIC-02: one guest at a time. */
const seat = (state: RoomState, hand: Hand, now: number): Decision => {
  if (state.liveStage !== 'ongoing') return refused(stageReason[state.liveStage])
  if (state.linkMic !== null) return refused('seatTaken')
  const linkMic = { req: hand.req, user: hand.user, phase: 'connecting', muted: false, at: now } as const
  return done([handOver(hand, 'accepted'), { t: 'linkMic', d: { linkMic } }])
}

const hangUp = ({ state, actor, role }: Case, userId: string): Decision => {
  const isOwn = userId === actor.userId
  const reason = isOwn ? null : managerRefusal(state, role)
  if (reason !== null) return refused(reason)
  if (state.linkMic?.user.userId !== userId) return refused('notOnStage')
  return done([linkMicOver(state.linkMic.user, isOwn ? 'hungUp' : 'takenDown')])
}

/** The microphone of another user can be muted, never opened. */
const muteGuest = ({ state, actor, role }: Case, { userId, muted }: CommandInput<'mic.mute'>): Decision => {
  const isOwn = userId === actor.userId
  if (!isOwn && role !== 'anchor') return refused('anchorOnly')
  if (state.linkMic?.user.userId !== userId) return refused('notOnStage')
  if (!isOwn && !muted) return refused('micByInvitation')
  if (state.linkMic.muted === muted) return done([])
  return done([{ t: 'linkMic', d: { linkMic: { ...state.linkMic, muted } } }])
}

const setFunderMic = ({ state, role }: Case, on: boolean): Decision => {
  if (role !== 'funder' && role !== 'anchor') return refused('funderOnly')
  if (on && role === 'anchor') return refused('micByInvitation')
  if (on && state.liveStage !== 'ongoing') return refused(stageReason[state.liveStage])
  return state.funderMicStatus === on ? done([]) : done([{ t: 'funderMic', d: { on } }])
}

/** Whether the host's screen is shared: reported by its sender, and by the media plane. */
export const screenTurned = ({ screenOn }: RoomState, on: boolean): RoomFact[] =>
  screenOn === on ? [] : [{ t: 'screen', d: { on } }]

const notePublished = ({ state, actor }: Case, { slot, ok }: CommandInput<'rtc.published'>): Decision => {
  if (!slotsOf(state, actor.userId).includes(slot)) return refused('publishNotAllowed')
  return done(slot === 'A1' ? guestHeard(state, actor.userId, ok) : [])
}

/** Whether the guest's microphone arrives: one that never did gives the place back. */
export const guestHeard = ({ linkMic }: RoomState, userId: string, isHeard: boolean): RoomFact[] => {
  if (linkMic === null || linkMic.user.userId !== userId) return []
  if (!isHeard && linkMic.phase === 'connecting') return [linkMicOver(linkMic.user, 'failed')]
  const phase = isHeard ? 'live' : 'lost'
  return linkMic.phase === phase ? [] : [{ t: 'linkMic', d: { linkMic: { ...linkMic, phase } } }]
}

/** The host; the funder only while the host is away. */
const managerRefusal = (state: RoomState, role: RoomRole): LiveReason | null => {
  if (role === 'anchor') return null
  if (role !== 'funder') return 'managersOnly'
  return state.anchorOnline ? 'anchorPresent' : null
}

const openAppointment = ({ appointment }: RoomState, now: number) =>
  appointment !== null && appointment.expiresAt > now ? appointment : null

export const isOpenHand = ({ expiresAt }: Pick<Hand, 'expiresAt'>, now: number): boolean =>
  expiresAt === null || expiresAt > now

const openHand = (state: RoomState, req: string, now: number): Hand | null =>
  state.hands.find((hand) => hand.req === req && isOpenHand(hand, now)) ?? null

const pendingOf = (state: RoomState, userId: string, now: number): Hand | null =>
  state.hands.find((hand) => hand.user.userId === userId && isOpenHand(hand, now)) ?? null

const newHand = (
  { linkMicWaitTime }: RoomState,
  { now, req }: Situation,
  user: RoomUser,
  kind: Hand['kind'],
): Hand => ({
  ...{ req, user, status: 'pending', kind, at: now },
  expiresAt: linkMicWaitTime === 0 ? null : now + linkMicWaitTime * 1000,
})

const userOf = ({ userId, userName, userAvatar }: RoomUser): RoomUser => ({ userId, userName, userAvatar })

type FactOf<T extends RoomFact['t']> = Extract<RoomFact, { t: T }>

export const handOver = (
  { req, user }: Hand,
  outcome: FactOf<'handOver'>['d']['outcome'],
): FactOf<'handOver'> => ({ t: 'handOver', d: { req, user, outcome } })

export const leavingHands = (
  state: RoomState,
  userId: string,
  outcome: FactOf<'handOver'>['d']['outcome'],
): RoomFact[] =>
  state.hands.filter((hand) => hand.user.userId === userId).map((hand) => handOver(hand, outcome))

export const linkMicOver = (
  user: RoomUser,
  outcome: FactOf<'linkMicOver'>['d']['outcome'],
): FactOf<'linkMicOver'> => ({ t: 'linkMicOver', d: { user, outcome } })

export const appointmentOver = (
  to: RoomUser,
  outcome: FactOf<'appointmentOver'>['d']['outcome'],
): FactOf<'appointmentOver'> => ({ t: 'appointmentOver', d: { to, outcome } })

export const memberMute = (user: RoomUser, on: boolean, until: number | null): FactOf<'memberMute'> => ({
  t: 'memberMute',
  d: { user, on, until },
})

const done = (facts: readonly RoomFact[]): { facts: readonly RoomFact[]; ack: Record<string, never> } => ({
  facts,
  ack: {},
})

const refused = (reason: LiveReason): { readonly refused: LiveReason } => ({ refused: reason })
