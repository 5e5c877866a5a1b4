import type { LiveMedia, RoomChat, RoomHub } from '../../contract/room/ports.ts'

/** The three ports of one room (ENG-01). */
export interface RoomSession {
  readonly hub: RoomHub
  readonly media: LiveMedia
  readonly chat: RoomChat
}

/**
 * Sessions by live: all holders of the same live share one, and the last release ends it, a turn later, because React's
 * strict mode releases and holds again at once.
 */
export const createRoomSessions = (make: (liveId: number) => RoomSession) => {
  const held = new Map<number, { session: RoomSession; holders: number }>()

  const entryOf = (liveId: number) => {
    const found = held.get(liveId) ?? { session: make(liveId), holders: 0 }
    held.set(liveId, found)
    return found
  }

  return {
    /** The session of this live; created on first use. */
    of: (liveId: number): RoomSession => entryOf(liveId).session,

    /** Returns the release function. */
    hold(liveId: number): () => void {
      const entry = entryOf(liveId)
      entry.holders += 1
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        entry.holders -= 1
        setTimeout(() => {
          if (entry.holders > 0 || held.get(liveId) !== entry) return
          held.delete(liveId)
          entry.session.media.leave().then(
            () => entry.session.media.destroy(),
            () => entry.session.media.destroy(),
          )
        }, 0)
      }
    },
  }
}
