/** Credential in the hello of a socket: the session of an earlier welcome, or a ticket. */
export type Proof = { readonly session: string } | { readonly ticket: string }

export interface RoomConnectionContext {
  /** Credential of the next hello; null: a ticket is requested first. */
  proof: Proof | null
  /** Waits since the last welcome. */
  attempts: number
  /** Proofs that were not accepted since the last welcome. */
  refusals: number
}

/** Why the server ended it for good. */
export type Closing = 'removed' | 'replaced' | 'displaced' | 'full' | 'ended'

export type SocketSignal =
  | { type: 'socket.welcomed'; session: string }
  /** Closed, or silent for too long. */
  | { type: 'socket.lost' }
  /** Neither the session nor the ticket is accepted any more. */
  | { type: 'socket.refused' }
  /** The server could not read what came from here. */
  | { type: 'socket.unreadable' }
  | { type: `socket.${Closing}` }
export type NetworkSignal = { type: 'network.found' }
export type RoomConnectionEvent = SocketSignal | NetworkSignal
export type RoomConnectionTag = 'busy' | 'online'

/** For the hub, which tells the page. */
export type RoomConnectionEmitted =
  | { type: 'connection.lost' }
  | { type: 'connection.closed'; why: Closing }
  | { type: 'connection.failed'; error: unknown }

/** Port of the flow; `actorsOf` makes actors of its methods. */
export interface RoomConnectionPort {
  /** Rejects `CallError`. */
  takeTicket(signal: AbortSignal): Promise<string>
  /** Opens a socket and says hello. Answers the end, which closes a socket that was not welcomed. */
  greet(proof: Proof, tell: (signal: SocketSignal) => void): () => void
  /** Listens to the socket that was welcomed and keeps it alive. Answers the end, which closes it. */
  keepSocket(tell: (signal: SocketSignal) => void): () => void
  /** Tells when the browser has a network again; answers the clean-up. */
  watchNetwork(tell: (signal: NetworkSignal) => void): () => void
}

/** A connection that runs until it is over or stopped. */
export interface RoomConnection {
  isOnline(): boolean
  stop(): void
}
/** `random`: 0 … 1, for the lengths of the waits. */
export type StartRoomConnection = (
  port: RoomConnectionPort,
  hear: (told: RoomConnectionEmitted) => void,
  random: () => number,
) => RoomConnection
