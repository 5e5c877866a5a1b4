import type { LinkState, MediaLinkPort, StartMediaLink } from '../../../machines/mediaLink/mediaLink.types.ts'
import type { Peer } from './peer.ts'

interface Options {
  connect(signal: AbortSignal): Promise<Peer>
  startLink: StartMediaLink
  changed(state: LinkState): void
}

/** Callers that wait for the first connection. */
interface Opening {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** Keeps one connection. The machine `mediaLink` decides when it is made and renewed. */
export const createLinkKeeper = ({ connect, startLink, changed }: Options) => {
  let peer: Peer | null = null
  let attempt: Promise<void> | null = null
  let opening: Opening | null = null

  const port: MediaLinkPort = {
    connect(signal) {
      peer = null
      attempt = connect(signal).then((made) => {
        if (signal.aborted) made.close()
        else peer = made
      })
      return attempt
    },
    watchPeer(tell) {
      const held = peer
      let isOver = false
      void held?.ended.then(() => {
        if (!isOver) tell({ type: 'peer.ended' })
      })
      return () => {
        isOver = true
        held?.close()
      }
    },
  }

  const link = startLink(port, (state) => {
    changed(state)
    if (state === 'connecting') return
    // After the machine has taken the event: a caller that opens then finds the state that belongs to the answer.
    if (opening !== null) attempt?.then(opening.resolve, opening.reject)
    opening = null
  })

  return {
    get pc() {
      return peer?.pc ?? null
    },
    get state() {
      return link.state()
    },
    /** The first connection, of a link that is off. Rejects `LiveError`, and then nothing goes on. */
    open: () =>
      new Promise<void>((resolve, reject) => {
        opening = { resolve, reject }
        link.send({ type: 'link.open' })
      }),
    /** Renews it at once, if there should be one. */
    renew: () => link.send({ type: 'link.renew' }),
    /** The other side is gone for now; `renew` follows. */
    suspend: () => link.send({ type: 'link.suspend' }),
    close() {
      link.send({ type: 'link.close' })
      peer = null
    },
  }
}

/** Combined state of the connections; null: there is none. */
export const connectionOf = (states: readonly LinkState[]): Exclude<LinkState, 'off'> | null => {
  for (const state of ['down', 'reconnecting', 'connecting', 'connected'] as const)
    if (states.includes(state)) return state
  return null
}
