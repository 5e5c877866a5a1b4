import { dequal } from 'dequal/lite'

import { toFailure } from '../failure.ts'
import type { appointmentEnds, linkMicEnds, RoomEvent } from './events.ts'
import type { HubSignal, RoomView } from './ports.ts'
import type { RoomState, RoomUser } from './state.ts'
import { isRehearsal } from './rehearsal.ts'
import { isInCharge, isManager } from './view.ts'

/**
 * Signals of a room for one person's flows: the facts that concern each of them, and by name the events that have
 * happened to that person. Pure: derived from the previous facts and the present message. Facts come first, so that a
 * flow knows the current room when it receives the event.
 */
export interface Moment {
  readonly view: RoomView
  /** One event; `room`: a snapshot of the room; `connection`: only the connection changed. */
  readonly cause: RoomEvent | 'room' | 'connection'
  readonly isOnline: boolean
}

/** From the previous facts (null: none yet) and the message to the present facts and their signals. */
export type Translate<Facts, Signal> = (
  before: Facts | null,
  moment: Moment,
) => { readonly facts: Facts; readonly signals: readonly Signal[] }

const isHost = ({ me, room }: RoomView) => me.userId === room.anchor.userId

const known = <Type extends string, Facts>(type: Type, before: Facts | null, facts: Facts) =>
  dequal(before, facts) ? [] : [{ type, facts }]

const said = <Type extends string>(type: Type, isSo: boolean) => (isSo ? [{ type }] : [])

export interface StageFacts {
  liveStage: RoomState['liveStage']
  pausedBy: RoomState['pausedBy']
  /** The host: begins it. */
  mayMove: boolean
  /** The host and the funder: pause it and let it go on. */
  mayPause: boolean
  /** The host, or the funder while the host is away; in a rehearsal every participant. */
  mayEnd: boolean
}
export type StageSignal =
  | { type: 'stage.known'; facts: StageFacts }
  /** The stage has changed; no live goes back to not having started. */
  | { type: `live.${Exclude<RoomState['liveStage'], 'not_started'>}` }
  /** This person may do more, or less. */
  | { type: 'power.changed' }

export const translateStage: Translate<StageFacts, StageSignal> = (before, { view }) => {
  const { liveStage, pausedBy } = view.room
  const facts = {
    liveStage,
    pausedBy,
    mayMove: isHost(view),
    mayPause: isManager(view.me),
    mayEnd: isInCharge(view) || isRehearsal(view.room),
  }
  const isPowerChanged =
    before !== null &&
    (['mayMove', 'mayPause', 'mayEnd'] as const).some((power) => facts[power] !== before[power])
  return {
    facts,
    signals: [
      ...known('stage.known', before, facts),
      ...(before === null || liveStage === before.liveStage || liveStage === 'not_started'
        ? []
        : [{ type: `live.${liveStage}` } as const]),
      ...said('power.changed', isPowerChanged),
    ],
  }
}

export interface MuteFacts {
  groupMuted: boolean
  /** This person, by the host. */
  memberMuted: boolean
  /** This person may mute all members. */
  mayMute: boolean
}
export type MutesSignal =
  | { type: 'mutes.known'; facts: MuteFacts }
  | { type: 'group.muted' | 'group.opened' }
  /** This person. */
  | { type: 'member.muted' | 'member.opened' }

export const translateMutes: Translate<MuteFacts, MutesSignal> = (before, { view }) => {
  const { groupMuted } = view.room
  const memberMuted = view.room.memberMuted[view.me.userId] !== undefined
  const facts = { groupMuted, memberMuted, mayMute: isHost(view) }
  const { groupMuted: wasGroup, memberMuted: wasMember } = before ?? { groupMuted: false, memberMuted: false }
  return {
    facts,
    signals: [
      ...known('mutes.known', before, facts),
      ...said('group.muted', groupMuted && !wasGroup),
      ...said('group.opened', !groupMuted && wasGroup),
      ...said('member.muted', memberMuted && !wasMember),
      ...said('member.opened', !memberMuted && wasMember),
    ],
  }
}

/** Whether this person is in charge; `before`: whether they were. */
export const translatePower: Translate<boolean, { type: 'power.lost' }> = (before, { view }) => {
  const facts = isInCharge(view)
  return { facts, signals: said('power.lost', before === true && !facts) }
}

/** The room's view of this member's hand and place on stage. */
export interface HandFacts {
  /** The open request: raised by the member, or an invitation of the host. */
  hand: { req: string; kind: 'raised' | 'invited'; expiresAt: number | null } | null
  hasSeat: boolean
  /** By the host. */
  isMuted: boolean
  /** A member, connected, while the live is ongoing. */
  mayRaise: boolean
}
export type HandSignal =
  | { type: 'hand.known'; facts: HandFacts }
  /** The raised hand is in the list. */
  | { type: 'hand.noted' }
  | { type: 'hand.invited' }
  | { type: 'hand.rejected' }
  /** Not answered within the waiting time. */
  | { type: 'hand.missed' }
  /** Otherwise gone: taken down, or the live went on without it. */
  | { type: 'hand.withdrawn' }
  /** The invitation is open no more, and was not accepted. */
  | { type: 'invitation.over' }
  | { type: 'seat.granted' }
  /** Taken back, because the connection was away for too long. */
  | { type: 'seat.lost' }
  /** The host removed this member from the stage. */
  | { type: 'seat.taken' }
  /** Otherwise: hung up, or the live is over. */
  | { type: 'seat.ended' }
  /** By the host. */
  | { type: 'mic.closed' }

export const translateHand: Translate<HandFacts, HandSignal> = (before, moment) => {
  const { view, cause, isOnline } = moment
  const { me, room } = view
  const open = room.hands.find(({ user }) => user.userId === me.userId) ?? null
  const seat = room.linkMic?.user.userId === me.userId ? room.linkMic : null
  const facts: HandFacts = {
    hand: open && { req: open.req, kind: open.kind, expiresAt: open.expiresAt },
    hasSeat: seat !== null,
    isMuted: seat?.muted ?? false,
    mayRaise: isOnline && me.role === 'member' && room.liveStage === 'ongoing',
  }
  if (before === null) return { facts, signals: known('hand.known', before, facts) }
  // A flow that missed the event receives it again with a snapshot of the room.
  const isWhole = cause === 'room'
  const isOpened = open !== null && (isWhole || open.req !== before.hand?.req)
  const isSeatGone = before.hasSeat && seat === null
  const isOver = room.liveStage === 'ended'
  const isLost = isSeatGone && !isOver && (isWhole || wasSeatOver(cause, me.userId, 'lost'))
  const isTaken = isSeatGone && !isOver && wasSeatOver(cause, me.userId, 'takenDown')
  return {
    facts,
    signals: [
      ...known('hand.known', before, facts),
      ...said('hand.noted', isOpened && open.kind === 'raised'),
      ...said('hand.invited', isOpened && open.kind === 'invited'),
      ...said('seat.granted', seat !== null && (isWhole || !before.hasSeat)),
      ...(before.hand === null || open !== null || seat !== null ? [] : handOver(before.hand, moment)),
      ...said('seat.lost', isLost),
      ...said('seat.taken', isTaken),
      ...said('seat.ended', isSeatGone && !isLost && !isTaken),
      ...said('mic.closed', facts.isMuted && (isWhole || !before.isMuted)),
    ],
  }
}

/** An accepted request gets its place in the next message, which is translated then. */
const handOver = (
  { req, kind }: NonNullable<HandFacts['hand']>,
  { cause }: Moment,
): ReadonlyArray<Exclude<HandSignal, { type: 'hand.known' }>> => {
  const outcome =
    typeof cause === 'object' && cause.t === 'handOver' && cause.d.req === req ? cause.d.outcome : null
  if (outcome === 'accepted') return []
  if (kind === 'invited') return [{ type: 'invitation.over' }]
  if (outcome === 'rejected') return [{ type: 'hand.rejected' }]
  return [{ type: outcome === 'expired' ? 'hand.missed' : 'hand.withdrawn' }]
}

const wasSeatOver = (
  cause: Moment['cause'],
  userId: string,
  outcome: (typeof linkMicEnds)[number],
): boolean =>
  typeof cause === 'object' &&
  cause.t === 'linkMicOver' &&
  cause.d.user.userId === userId &&
  cause.d.outcome === outcome

export interface TransferFacts {
  /** The open appointment, as far as this person may see it. */
  offer: { to: RoomUser; isMine: boolean; expiresAt: number } | null
  /** End of the last one without a new host; null while one is open or there was none. */
  outcome: (typeof appointmentEnds)[number] | null
  isAnchor: boolean
  /** The host, or the funder while the host is away. */
  mayAppoint: boolean
}
export type TransferSignal =
  | { type: 'transfer.known'; facts: TransferFacts }
  | { type: 'host.gained' | 'host.lost' }
  /** This person gets an offer. */
  | { type: 'offer.received' }
  /** By this person, on this page or another. */
  | { type: 'offer.sent' }
  | { type: 'offer.declined' }
  /** Expired, cancelled, or accepted, which is followed by a new host. */
  | { type: 'offer.ended' }

export const translateTransfer: Translate<TransferFacts, TransferSignal> = (before, { view, cause }) => {
  const { me, room } = view
  const { appointment } = room
  const facts: TransferFacts = {
    offer: appointment && {
      to: appointment.to,
      isMine: appointment.to.userId === me.userId,
      expiresAt: appointment.expiresAt,
    },
    outcome: appointment === null ? outcomeNow(before, cause) : null,
    isAnchor: isHost(view),
    mayAppoint: isInCharge(view),
  }
  if (before === null) return { facts, signals: known('transfer.known', before, facts) }
  const isSameHost = facts.isAnchor === before.isAnchor
  const isOver = before.offer !== null && facts.offer === null && isSameHost
  const isDeclined = isOver && facts.outcome === 'declined'
  return {
    facts,
    signals: [
      ...known('transfer.known', before, facts),
      ...said('host.gained', facts.isAnchor && !before.isAnchor),
      ...said('host.lost', !facts.isAnchor && before.isAnchor),
      ...said('offer.received', isSameHost && isReceived(facts) && !isReceived(before)),
      ...said('offer.sent', isSameHost && isSent(facts) && !isSent(before)),
      ...said('offer.declined', isDeclined),
      ...said('offer.ended', isOver && !isDeclined),
    ],
  }
}

const isReceived = ({ offer }: TransferFacts) => offer?.isMine === true
const isSent = ({ offer, mayAppoint }: TransferFacts) => offer?.isMine === false && mayAppoint

const outcomeNow = (before: TransferFacts | null, cause: Moment['cause']): TransferFacts['outcome'] => {
  if (typeof cause === 'string') return null
  if (cause.t === 'appointmentOver') return cause.d.outcome
  return before?.outcome ?? null
}

export interface RequestFacts {
  /**
   * `granted`: accepted, the place follows. `connecting`: the guest's microphone is being published. `live`: it is.
   * `failed`: it never arrived. `gone`: cancelled, declined, expired.
   */
  status: 'pending' | 'granted' | 'connecting' | 'live' | 'failed' | 'gone'
  /** Another user is on stage. */
  isSeatTaken: boolean
}
export type RequestSignal =
  | { type: 'request.known'; facts: RequestFacts }
  /** By this manager or another. */
  | { type: 'request.granted' }
  /** Taken back, rejected, expired, or the guest hung up. */
  | { type: 'request.gone' }
  | { type: 'guest.heard' }
  /** The guest's microphone never came. */
  | { type: 'guest.failed' }

/** One request for the microphone, as signals for the host. */
export const translateRequest =
  (req: string): Translate<RequestFacts, RequestSignal> =>
  (before, { view: { room }, cause }) => {
    const was = before?.status ?? 'pending'
    const status = statusOf(req, room, cause, was)
    const facts = { status, isSeatTaken: room.linkMic !== null && room.linkMic.req !== req }
    return {
      facts,
      signals: [
        ...known('request.known', before, facts),
        ...said('request.granted', was === 'pending' && isGranted.has(status)),
        ...said('guest.heard', was !== 'live' && status === 'live'),
        ...said('guest.failed', was !== 'failed' && status === 'failed'),
        ...said('request.gone', was !== 'gone' && status === 'gone'),
      ],
    }
  }

const isGranted = new Set<RequestFacts['status']>(['granted', 'connecting', 'live'])

const statusOf = (
  req: string,
  { hands, linkMic }: RoomState,
  cause: Moment['cause'],
  before: RequestFacts['status'],
): RequestFacts['status'] => {
  const event = typeof cause === 'string' ? null : cause
  if (hands.some((hand) => hand.req === req)) return 'pending'
  // A later loss of the connection does not concern the request.
  if (linkMic?.req === req) return linkMic.phase === 'connecting' ? 'connecting' : 'live'
  if (event?.t === 'handOver' && event.d.req === req && event.d.outcome === 'accepted') return 'granted'
  if (event?.t === 'linkMicOver' && before === 'connecting' && event.d.outcome !== 'hungUp') return 'failed'
  return before === 'failed' ? before : 'gone'
}

type Closing = Extract<HubSignal, { type: 'hub.closed' }>['why']
/** Signals of a room's connection for its page; chat and media listen to the hub themselves. */
export type DoorSignal =
  | Exclude<HubSignal, { type: 'pushed' } | { type: 'hub.closed' }>
  | { type: `hub.${Closing}` }
  /** The member is on air on another page, and has not chosen yet to continue here. */
  | { type: 'hub.elsewhere' }

/** A refusal at the door is translated like a door that closes later. */
export const translateDoor = (signal: Exclude<HubSignal, { type: 'pushed' }>): DoorSignal => {
  if (signal.type === 'hub.closed') return { type: `hub.${signal.why}` }
  const why = signal.type === 'hub.failed' ? refusals[toFailure(signal.error).reason ?? ''] : undefined
  return why === undefined ? signal : { type: `hub.${why}` }
}

const refusals: Readonly<Partial<Record<string, Closing | 'elsewhere'>>> = {
  onAirElsewhere: 'elsewhere',
  removedFromRoom: 'removed',
  roomFull: 'full',
  guestsFull: 'displaced',
  liveEnded: 'ended',
}
