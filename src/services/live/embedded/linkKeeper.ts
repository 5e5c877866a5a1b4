import { LiveError } from '../../../contract/room/ports.ts'
import type { Peer } from './peer.ts'

/** `down`: two attempts in a row have failed, and it is still being tried. */
export type LinkState = 'off' | 'connecting' | 'connected' | 'reconnecting' | 'down'

interface Options {
  connect(signal: AbortSignal): Promise<Peer>
  /** While it is false, nothing is tried: there is nobody to offer to. */
  canConnect(): boolean
  changed(state: LinkState): void
}

/** Attempts in a row after which it counts as down. */
const downAfter = 2

/** Keeps one connection: what breaks is made anew, after 0.5 s · 2ⁿ, at most 15 s. */
export const createLinkKeeper = ({ connect, canConnect, changed }: Options) => {
  let peer: Peer | null = null
  let stop: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let state: LinkState = 'off'

  const enter = (next: LinkState) => {
    if (state === next) return
    state = next
    changed(next)
  }

  const attempt = async (): Promise<void> => {
    clearTimeout(timer)
    stop?.abort()
    const mine = new AbortController()
    stop = mine
    peer = null
    try {
      const made = await connect(mine.signal)
      if (mine.signal.aborted) return made.close()
      peer = made
      failures = 0
      enter('connected')
      void made.ended.then(() => {
        if (mine.signal.aborted) return
        enter('reconnecting')
        again()
      })
    } catch (error) {
      if (!mine.signal.aborted) failures += 1
      throw error
    }
  }

  const retry = () => {
    attempt().catch((error: unknown) => {
      if (stop === null || stop.signal.aborted) return
      if (failures >= downAfter) enter('down')
      // Asking again would not change the server's mind.
      if (error instanceof LiveError && error.fault === 'notAllowed') return
      again()
    })
  }
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        if (canConnect()) retry()
      },
      Math.min(15_000, 500 * 2 ** failures),
    )
  }

  return {
    get pc() {
      return peer?.pc ?? null
    },
    get state() {
      return state
    },
    /** The first connection. Rejects `LiveError`, and then nothing goes on. */
    async open() {
      enter('connecting')
      failures = 0
      try {
        await attempt()
      } catch (error) {
        enter('off')
        throw error
      }
    },
    /** Makes it anew at once, if there should be one. */
    renew() {
      if (state === 'off' || state === 'connecting') return
      enter('reconnecting')
      failures = 0
      retry()
    },
    /** The other side is gone for now; `renew` follows. */
    suspend() {
      if (state === 'off' || state === 'connecting') return
      clearTimeout(timer)
      enter('reconnecting')
    },
    close() {
      clearTimeout(timer)
      stop?.abort()
      stop = null
      peer?.close()
      peer = null
      enter('off')
    },
  }
}

/** What the connections are together; null: there is none. */
export const connectionOf = (states: readonly LinkState[]): Exclude<LinkState, 'off'> | null => {
  for (const state of ['down', 'reconnecting', 'connecting', 'connected'] as const)
    if (states.includes(state)) return state
  return null
}
