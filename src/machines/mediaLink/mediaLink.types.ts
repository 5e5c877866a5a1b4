/** State of a link for its publication or subscription. `down`: two attempts in a row have failed. */
export const linkStates = ['off', 'connecting', 'connected', 'reconnecting', 'down'] as const
export type LinkState = (typeof linkStates)[number]

export interface MediaLinkContext {
  /** Attempts in a row that failed since the link last stood, was opened or renewed. */
  failures: number
}

export type LinkCommand =
  | { type: 'link.open' }
  /** Made again at once: the other side has come back, or may treat this browser otherwise. */
  | { type: 'link.renew' }
  /** The other side is gone for now, and says when it is back. */
  | { type: 'link.suspend' }
  | { type: 'link.close' }
/** The connection has ended, however that came about. */
export type PeerSignal = { type: 'peer.ended' }
export type MediaLinkEvent = LinkCommand | PeerSignal

/** Port of the flow; `actorsOf` makes actors of its methods. */
export interface MediaLinkPort {
  /** Resolves when the connection is open; ends it on abort, also when it is open already. Rejects `LiveError`. */
  connect(signal: AbortSignal): Promise<void>
  /** Watches the open connection. Returns its end, which closes it. */
  watchPeer(tell: (signal: PeerSignal) => void): () => void
}

/** A link whose machine runs. */
export interface MediaLink {
  state(): LinkState
  send(command: LinkCommand): void
}
/** `changed`: it is another of the `linkStates` now. */
export type StartMediaLink = (port: MediaLinkPort, changed: (state: LinkState) => void) => MediaLink
