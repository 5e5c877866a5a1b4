import type { Failure } from '../../contract/failure.ts'
import type { RoomEvent } from '../../contract/room/events.ts'
import type { HubSignal, RoomView } from '../../contract/room/ports.ts'

/** What the connection of a room tells its page; chat and media have their own ears. */
export type LiveHubSignal = Exclude<HubSignal, { type: 'pushed' }>
export type LiveHubEvent = LiveHubSignal | { type: 'hub.retry' }

export interface LiveHubContext {
  /** The room as the server last told it; null before the first welcome. */
  view: RoomView | null
  failure: Failure | null
}

/** For whoever says aloud what happens in the room; `event` null: the whole room was told anew. */
export type LiveHubEmitted = { type: 'room.happened'; event: RoomEvent | null; view: RoomView }
export type LiveHubTag = 'busy'

/** What the flow needs of the world; `actorsOf` asks for it. @public */
export interface LiveHubPort {
  /** Connects, keeps the connection and resumes it; answers the end. */
  openHub(tell: (signal: LiveHubSignal) => void): () => void
}
