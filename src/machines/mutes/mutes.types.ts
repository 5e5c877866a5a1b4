import type { MutesSignal } from '../../contract/room/signals.ts'
import type { Failure } from '../../contract/failure.ts'

export interface MutesContext {
  mayMute: boolean
  /** State that the command under way requests. */
  wanted: boolean
  failure: Failure | null
}

export type MutesEvent = MutesSignal | { type: 'mutes.set'; on: boolean }
export type MutesTag = 'busy' | 'groupMuted' | 'memberMuted'

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface MutesPort {
  /** Tells at once, and of every change; answers the clean-up. */
  watchMutes(tell: (signal: MutesSignal) => void): () => void
  /** Rejects with `CallError`. */
  muteAll(on: boolean): Promise<void>
}
