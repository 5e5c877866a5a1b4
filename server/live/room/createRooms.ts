import { createRoom, type Room, type RoomOptions } from './createRoom.ts'
import { keptMessages } from './createChatLog.ts'

export type Rooms = ReturnType<typeof createRooms>

/** Rooms that are open in this process; opened when somebody comes, from what is stored. */
export const createRooms = (options: RoomOptions) => {
  const open = new Map<number, Room>()
  const opening = new Map<number, Promise<Room | null>>()

  const freePlace = (): boolean => [...open.values()].some((room) => room.giveUpPlace())

  const load = async (liveId: number): Promise<Room | null> => {
    const stored = await options.store.load(liveId, keptMessages)
    if (stored === null) return null
    const room = createRoom(stored, options, freePlace)
    open.set(liveId, room)
    return room
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
    shut: async (liveId: number): Promise<void> => {
      await opening.get(liveId)
      const room = open.get(liveId)
      open.delete(liveId)
      await room?.shut()
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
