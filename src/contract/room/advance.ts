import type { RoomEvent } from './events.ts'
import type { RoomState } from './state.ts'

/** The state after an event. Pure; the server and every client use this one, which keeps them equal (LIVE-09). */
export const advance = (state: RoomState, event: RoomEvent): RoomState => ({
  ...state,
  ...changeOf(state, event),
  seq: event.s,
})

const changeOf = (state: RoomState, event: RoomEvent): Partial<RoomState> => {
  switch (event.t) {
    case 'stage': {
      const { liveStage, by } = event.d
      if (liveStage === 'ended')
        return {
          liveStage,
          pausedBy: null,
          hands: [],
          missedHands: [],
          linkMic: null,
          appointment: null,
          funderMicStatus: false,
          screenOn: false,
        }
      const pausedBy = liveStage !== 'paused' || by === 'admin' || by === 'team' || by === 'time' ? null : by
      const startedAt = state.startedAt ?? (liveStage === 'ongoing' ? event.at : null)
      return { liveStage, pausedBy, startedAt }
    }
    case 'anchor':
      return { anchor: event.d.anchor, epoch: event.d.epoch, anchorOnline: true, appointment: null }
    case 'anchorOnline':
      return { anchorOnline: event.d.online }
    case 'appointed':
      return { appointment: event.d.appointment }
    case 'appointmentOver':
      return { appointment: null }
    case 'settings': {
      const { roomName, linkMicWaitTime, guestsShut, images, clarityLimit, max_user } = event.d
      return {
        roomName: roomName ?? state.roomName,
        linkMicWaitTime: linkMicWaitTime ?? state.linkMicWaitTime,
        ...(guestsShut === undefined ? {} : { guestsShut }),
        images: images ?? state.images,
        clarityLimit: clarityLimit ?? state.clarityLimit,
        max_user: max_user ?? state.max_user,
      }
    }
    case 'hand': {
      const { hand } = event.d
      const others = state.hands.filter(({ req }) => req !== hand.req)
      return {
        hands: [...others, hand].toSorted((a, b) => a.at - b.at),
        // A member who raises a hand again, or is called back, is not missed any more.
        missedHands: state.missedHands.filter(({ user }) => user.userId !== hand.user.userId),
      }
    }
    case 'handOver': {
      const { req, user, outcome } = event.d
      const over = state.hands.find((hand) => hand.req === req)
      const isMissed = outcome === 'expired' && over?.kind === 'raised'
      return {
        hands: state.hands.filter((hand) => hand.req !== req),
        missedHands: isMissed ? [...state.missedHands, { req, user, at: over.at }] : state.missedHands,
      }
    }
    case 'linkMic':
      return { linkMic: event.d.linkMic }
    case 'linkMicOver':
      return { linkMic: null }
    case 'funderMic':
      return { funderMicStatus: event.d.on }
    case 'groupMute':
      return { groupMuted: event.d.on }
    case 'memberMute': {
      const { user, on, until } = event.d
      const { [user.userId]: _, ...rest } = state.memberMuted
      return { memberMuted: on ? { ...rest, [user.userId]: until } : rest }
    }
    case 'removed':
      return { removed: [...state.removed, event.d.user] }
    case 'restored': {
      const { userId } = event.d.user
      return { removed: state.removed.filter((user) => user.userId !== userId && user.of !== userId) }
    }
    case 'screen':
      return { screenOn: event.d.on }
    case 'cdn':
      return { cdn: event.d.cdn }
    case 'nothing':
      return {}
  }
}
