import type { Failure } from '../../contract/failure.ts'
import type { RoomEvent } from '../../contract/room/events.ts'
import type { RoomView } from '../../contract/room/ports.ts'
import type { DoorSignal } from '../../contract/room/signals.ts'

export type LiveHubEvent = DoorSignal | { type: 'hub.retry' }

export interface LiveHubContext {
  /** The room in the server's last report; null before the first welcome. */
  view: RoomView | null
  failure: Failure | null
  /** The visitor wants the place in the room that another page of theirs has. */
  takesOver: boolean
}

/** For announcements of what happens in the room; `event` null: the whole state came again. */
export type LiveHubEmitted = { type: 'room.happened'; event: RoomEvent | null; view: RoomView }
/** Views of the page; each is a tag of the machine. */
export const hubStatuses = [
  'connecting',
  'online',
  'resuming',
  'replaced',
  'elsewhere',
  'full',
  'displaced',
  'failed',
  'removed',
  'ended',
] as const
export type LiveHubTag = 'busy' | (typeof hubStatuses)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface LiveHubPort {
  /** Connects, keeps the connection and resumes it; answers the end. */
  openHub(takesOver: boolean, tell: (signal: DoorSignal) => void): () => void
}
