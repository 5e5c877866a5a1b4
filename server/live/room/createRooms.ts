import { isRehearsalId, rehearsalOf } from '../../../src/contract/room/rehearsal.ts'
import { createRoom, type Room, type RoomOptions } from './createRoom.ts'
import { keptMessages } from './createChatLog.ts'
import type { RoomStore } from './createStore.ts'

export type Rooms = ReturnType<typeof createRooms>

interface RoomsOptions extends RoomOptions {
  /** For one rehearsal. */
  readonly rehearsalStore: () => RoomStore
}

/**
 * Open rooms of this process, by the id of the live, or of its rehearsal (`rehearsalOf`); opened at the first entrance,
 * from the stored state.
 */
export const createRooms = ({ rehearsalStore, ...options }: RoomsOptions) => {
  const open = new Map<number, Room>()
  const opening = new Map<number, Promise<Room | null>>()

  const freePlace = (): boolean => [...open.values()].some((room) => room.giveUpPlace())

  const load = async (liveId: number): Promise<Room | null> => {
    const store = isRehearsalId(liveId) ? rehearsalStore() : options.store
    const stored = await store.load(liveId, keptMessages)
    if (stored === null) return null
    const recorded = options.media?.records === true && !isRehearsalId(liveId)
    const state = recorded ? { ...stored.state, recorded } : stored.state
    const room = createRoom({ ...stored, state }, { ...options, store }, freePlace)
    open.set(liveId, room)
    return room
  }

  const shut = async (liveId: number): Promise<void> => {
    await opening.get(liveId)
    const room = open.get(liveId)
    open.delete(liveId)
    await room?.shut()
  }

  return {
    /** Null: there is no such room. */
    get: (liveId: number): Promise<Room | null> => {
      const found = open.get(liveId)
      if (found !== undefined) return Promise.resolve(found)
      const started = opening.get(liveId) ?? load(liveId).finally(() => opening.delete(liveId))
      opening.set(liveId, started)
      return started
    },
    /** Disconnects everybody; the next visitor opens the room as it is planned now. */
    shut,
    /** The plan of a live has changed: its room and its rehearsal are opened again. */
    replan: async (liveId: number): Promise<void> => {
      await shut(liveId)
      await shut(rehearsalOf(liveId))
    },
    /** Without opening it. */
    peek: (liveId: number): Room | null => open.get(liveId) ?? null,
    all: (): Iterable<Room> => open.values(),
    beat: (): void => {
      for (const [liveId, room] of open) {
        if (!room.beat()) continue
        open.delete(liveId)
        void room.rest()
      }
    },
    stop: async (): Promise<void> => {
      await Promise.all([...open.values()].map((room) => room.stop()))
    },
  }
}
