import type { appointmentEnds, handOutcomes, RoomEvent } from '../../contract/room/events.ts'
import type { HubSignal, RoomHub, RoomView } from '../../contract/room/ports.ts'
import type { RoomState } from '../../contract/room/state.ts'
import { isInCharge } from '../../contract/room/view.ts'

/** What one machine of a room wants to know of it; `event` null: the room was told as a whole. */
export type FactsOf<Facts> = (view: RoomView, event: RoomEvent | null, isOnline: boolean) => Facts

/** Tells the facts whenever they have become others than `known`; answers the clean-up. */
export const watchFacts = <Facts>(
  hub: RoomHub,
  factsOf: FactsOf<Facts>,
  known: Facts | null,
  tell: (facts: Facts) => void,
) => {
  let last = JSON.stringify(known)
  let isOnline = true
  const look = (event: RoomEvent | null) => {
    const view = hub.view()
    if (view === null) return
    const facts = factsOf(view, event, isOnline)
    const text = JSON.stringify(facts)
    if (text === last) return
    last = text
    tell(facts)
  }
  return hub.watch((signal: HubSignal) => {
    if (signal.type === 'hub.online') isOnline = true
    if (signal.type === 'hub.offline') isOnline = false
    if (signal.type === 'hub.online' || signal.type === 'hub.offline') look(null)
    if (signal.type === 'room.changed') look(signal.event)
  })
}

const isHost = ({ me, room }: RoomView) => me.userId === room.anchor.userId

export const stageFacts = (view: RoomView) => ({
  liveStage: view.room.liveStage,
  pausedBy: view.room.pausedBy,
  mayMove: isHost(view),
  mayEnd: isInCharge(view),
})

export const muteFacts = (view: RoomView) => ({
  groupMuted: view.room.groupMuted,
  memberMuted: view.room.memberMuted[view.me.userId] !== undefined,
  mayMute: isHost(view),
})

interface HandFacts {
  hand: { req: string; kind: 'raised' | 'invited'; expiresAt: number } | null
  outcome: (typeof handOutcomes)[number] | null
  hasSeat: boolean
  isMuted: boolean
  isSeatLost: boolean
  mayRaise: boolean
}

/** Remembers how the last request ended, and whether there was a place on stage. */
export const createHandFacts = (): FactsOf<HandFacts> => {
  let outcome: HandFacts['outcome'] = null
  let hadSeat = false
  return ({ me, room }, event, isOnline) => {
    const open = room.hands.find(({ user }) => user.userId === me.userId) ?? null
    const seat = room.linkMic?.user.userId === me.userId ? room.linkMic : null
    if (event?.t === 'handOver' && event.d.user.userId === me.userId) outcome = event.d.outcome
    else if (open !== null || event === null || event.t === 'linkMicOver') outcome = null
    const isTaken =
      event === null
        ? hadSeat
        : event.t === 'linkMicOver' && event.d.user.userId === me.userId && event.d.outcome === 'lost'
    hadSeat = seat !== null
    return {
      hand: open && { req: open.req, kind: open.kind, expiresAt: open.expiresAt },
      outcome: open === null ? outcome : null,
      hasSeat: seat !== null,
      isMuted: seat?.muted ?? false,
      isSeatLost: seat === null && isTaken && room.liveStage !== 'ended',
      mayRaise: isOnline && me.role === 'member' && room.liveStage === 'ongoing',
    }
  }
}

interface TransferFacts {
  offer: { to: RoomState['anchor']; isMine: boolean; expiresAt: number } | null
  outcome: (typeof appointmentEnds)[number] | null
  isAnchor: boolean
  mayAppoint: boolean
}

/** Remembers how the last appointment ended. */
export const createTransferFacts = (): FactsOf<TransferFacts> => {
  let outcome: TransferFacts['outcome'] = null
  return (view, event) => {
    const { me, room } = view
    if (event?.t === 'appointmentOver') outcome = event.d.outcome
    else if (event === null || event.t === 'appointed') outcome = null
    const { appointment } = room
    return {
      offer: appointment && {
        to: appointment.to,
        isMine: appointment.to.userId === me.userId,
        expiresAt: appointment.expiresAt,
      },
      outcome: appointment === null ? outcome : null,
      isAnchor: isHost(view),
      mayAppoint: isInCharge(view),
    }
  }
}

interface RequestFacts {
  standing: 'pending' | 'granted' | 'connecting' | 'live' | 'failed' | 'gone'
  isSeatTaken: boolean
}

/** Remembers whether the request had been granted before it was gone. */
export const createRequestFacts = (req: string): FactsOf<RequestFacts> => {
  let before: RequestFacts['standing'] = 'pending'
  return ({ room }, event) => {
    before = standingOf(req, room, event, before)
    return { standing: before, isSeatTaken: room.linkMic !== null && room.linkMic.req !== req }
  }
}

const standingOf = (
  req: string,
  { hands, linkMic }: RoomState,
  event: RoomEvent | null,
  before: RequestFacts['standing'],
): RequestFacts['standing'] => {
  if (hands.some((hand) => hand.req === req)) return 'pending'
  if (linkMic?.req === req) return linkMic.phase
  if (event?.t === 'handOver' && event.d.req === req && event.d.outcome === 'accepted') return 'granted'
  if (event?.t === 'linkMicOver' && before === 'connecting' && event.d.outcome !== 'hungUp') return 'failed'
  return before === 'failed' ? before : 'gone'
}
