import type { Failure } from '../../contract/failure.ts'

export interface GuestDoorContext {
  /** What the command under way asks for: true lets guests in. */
  wanted: boolean | null
  failure: Failure | null
}

export type GuestDoorEvent = { type: 'guests.set'; open: boolean }
export type GuestDoorTag = 'busy'

/** What the flow needs of the world; `actorsOf` asks for it. @public */
export interface GuestDoorPort {
  /** Rejects with `CallError`. */
  setGuests(open: boolean): Promise<void>
}
