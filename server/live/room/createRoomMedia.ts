import { guestHeard, publishRefusal, screenTurned } from '../../../src/contract/room/decide.ts'
import type { RoomFact } from '../../../src/contract/room/events.ts'
import { isRehearsal } from '../../../src/contract/room/rehearsal.ts'
import { routesOf } from '../../../src/contract/room/routes.ts'
import type { RoomState } from '../../../src/contract/room/state.ts'
import type { Slot, Welcome } from '../../../src/contract/room/wire.ts'
import { Refused } from '../../shared/refused.ts'
import { MediaError, type MediaEvent, type RoomMedia } from '../media/types.ts'
import type { Authority } from './createAuthority.ts'
import { isGuest, type Audience, type Session } from './createAudience.ts'

interface RoomMediaOptions {
  readonly state: () => RoomState
  readonly authority: Pick<Authority, 'appendSystemEvents'>
  readonly audience: Audience
  /** Null: this server carries no pictures itself. */
  readonly media: RoomMedia | null
  readonly kind: Welcome['media']['kind']
  /** Takes a real-time place from a guest of any room; false: no guest has one. */
  readonly freePlace: () => boolean
}

export type RoomMediaEvent = Exclude<MediaEvent, { t: 'down' } | { t: 'up' }>

interface MediaOffer {
  readonly dir: 'pub' | 'sub'
  readonly sdp: string
  readonly slots: Slot[]
}

const realTimeHint = { t: 'line', d: { line: 'rtc', reason: 'noH264' } } as const

/** Pictures and sound of one room: senders, viewers in real time, and reports of the plane. */
export const createRoomMedia = (options: RoomMediaOptions) => {
  const { state, authority, audience, media, kind, freePlace } = options
  const room = state().roomId
  /** The cdn line has an address that everybody could open, and its segments are what is recorded. */
  const hasNoCdn = isRehearsal(state())
  /** Guests with a place in real time, in the order in which they got it. */
  const watchers = new Set<string>()
  /** Slots by userId that the media plane, or without one the client, reports as arriving. */
  const published = new Map<string, Set<Slot>>()
  let lastRoutes = ''
  /** The host's browser sends a picture that the cdn line cannot carry. */
  let isRealTimeOnly = hasNoCdn

  const markPublished = (userId: string, slot: Slot, on: boolean): void => {
    const slots = published.get(userId) ?? new Set()
    if (on) slots.add(slot)
    else slots.delete(slot)
    published.set(userId, slots)
  }

  const isOnline = () => media?.online === true

  /** Rejects `Refused`. */
  const offer = async (session: Session, { dir, sdp, slots }: MediaOffer): Promise<{ sdp: string }> => {
    const { userId } = session.user
    if (state().liveStage === 'ended') throw new Refused('liveEnded')
    if (dir === 'pub') {
      const reason = publishRefusal(state(), userId, slots)
      if (reason !== null) throw new Refused(reason)
    }
    if (media === null) throw new Refused('mediaDown')
    const asked = { room, user: userId, dir, sdp, slots }
    try {
      const answer = await media.offer(asked).catch((error: unknown) => {
        if (!isFull(error) || isGuest(userId) || !freePlace()) throw error
        return media.offer(asked)
      })
      if (dir === 'sub' && isGuest(userId)) watchers.add(userId)
      return answer
    } catch (error) {
      if (!(error instanceof MediaError)) throw error
      if (isFull(error)) audience.push(session, { t: 'line', d: { line: 'cdn', reason: 'rtcFull' } })
      throw new Refused(error.fault === 'notAllowed' ? 'publishNotAllowed' : error.fault)
    }
  }

  const handleHls = ({ ready, epoch }: Extract<RoomMediaEvent, { t: 'hls' }>): void => {
    if (hasNoCdn) return
    const cdn = ready ? { url: `/hls/${room}/${epoch}/master.m3u8`, epoch } : null
    void authority.appendSystemEvents((present) => {
      // An end reported after the next one had begun is ignored.
      if (cdn === null && present.cdn?.epoch !== epoch) return []
      return present.liveStage === 'ended' && cdn !== null ? [] : [{ t: 'cdn', d: { cdn } }]
    })
  }

  const handlePublished = ({ user, slot, on }: Extract<RoomMediaEvent, { t: 'published' }>): void => {
    markPublished(user, slot, on)
    if (slot === 'V1') {
      void authority.appendSystemEvents((present) =>
        present.anchor.userId === user ? screenTurned(present, on) : [],
      )
    }
    if (slot !== 'A1') return
    void authority.appendSystemEvents((present) =>
      // A connection that ends before anybody was heard is offered again within the time of `connecting`.
      !on && present.linkMic?.phase === 'connecting' ? [] : guestHeard(present, user, on),
    )
  }

  /** Facts for senders of a media plane that is gone; a sender that returns is reported as published. */
  const nothingSent = (present: RoomState): RoomFact[] => [
    ...screenTurned(present, false),
    ...(present.linkMic?.phase === 'live' ? guestHeard(present, present.linkMic.user.userId, false) : []),
  ]

  return {
    /** A room that is opened again knows of nothing that is sent. */
    begin: (): void => {
      if (media !== null) void authority.appendSystemEvents(nothingSent)
    },
    isOnline: (): boolean => kind === 'tencent' || isOnline(),
    slotsOf: (userId: string): ReadonlySet<Slot> => published.get(userId) ?? new Set(),
    offer,

    /** The plane forwards what the state allows from now on. */
    setRoutes: (): void => {
      if (media === null) return
      const { routes, ...how } = routesOf(state())
      const text = JSON.stringify({ routes, how })
      if (text === lastRoutes) return
      lastRoutes = text
      media.setRoutes(room, routes, how)
    },
    candidate: (user: string, one: { dir: 'pub' | 'sub'; candidate: string; mid: string }): void =>
      media?.candidate({ room, user, ...one }),
    /** One direction, or both. */
    leave: (user: string, dir?: 'pub' | 'sub'): void => {
      media?.leave(room, user, dir)
      if (dir !== 'pub') watchers.delete(user)
    },
    /** Nothing of this person is left. */
    forget: (user: string): void => {
      media?.leave(room, user)
      published.delete(user)
      watchers.delete(user)
    },
    /** Sending as reported by a client. A plane on this server sees it by itself. */
    reportPublished: (user: string, slot: Slot, on: boolean): void => {
      if (media === null || kind === 'tencent') markPublished(user, slot, on)
    },
    /** Hints for a newcomer about the picture. */
    hint: (session: Session): void => {
      if (isRealTimeOnly) audience.push(session, realTimeHint)
    },
    /** A guest gives up a place in real time; false: none has one. */
    giveUpPlace: (): boolean => {
      const userId = [...watchers].at(-1)
      if (userId === undefined) return false
      watchers.delete(userId)
      media?.leave(room, userId, 'sub')
      const session = audience.sessionOf(userId)
      if (session !== null) audience.push(session, { t: 'line', d: { line: 'cdn', reason: 'rtcFull' } })
      return true
    },
    close: (): void => media?.close(room),

    handleEvent: (event: RoomMediaEvent): void => {
      if (event.t === 'hls') return handleHls(event)
      if (event.t === 'published') return handlePublished(event)
      if (event.t === 'realTimeOnly') {
        isRealTimeOnly = event.on || hasNoCdn
        if (isRealTimeOnly) audience.sendAll(realTimeHint)
        return
      }
      const session = audience.sessionOf(event.user)
      if (session === null) return
      if (event.t === 'candidate') {
        const { dir, candidate, mid } = event
        audience.push(session, { t: 'candidate', d: { dir, candidate, mid } })
      } else if (event.t === 'lost') {
        if (event.dir === 'sub') watchers.delete(event.user)
        audience.push(session, { t: 'media', d: { online: isOnline(), dir: event.dir } })
      } else {
        const reason = event.t === 'weak' ? 'weak' : 'codec'
        audience.push(session, { t: 'line', d: { line: 'cdn', reason } })
      }
    },

    /** The whole media plane went or came back. */
    handlePresence: (online: boolean): void => {
      if (!online) {
        published.clear()
        watchers.clear()
        isRealTimeOnly = hasNoCdn
        void authority.appendSystemEvents((present) => [
          ...(present.cdn === null ? [] : [{ t: 'cdn', d: { cdn: null } } as const]),
          ...nothingSent(present),
        ])
      }
      audience.sendAll({ t: 'media', d: { online, dir: null } })
    },
  }
}

export type RoomMediaPart = ReturnType<typeof createRoomMedia>

const isFull = (error: unknown) => error instanceof MediaError && error.fault === 'rtcFull'
