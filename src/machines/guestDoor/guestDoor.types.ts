import type { Failure } from '../../contract/failure.ts'

export interface GuestDoorContext {
  /** State that the command under way requests: true lets guests in. */
  wanted: boolean | null
  failure: Failure | null
}

export type GuestDoorEvent = { type: 'guests.set'; open: boolean }
export type GuestDoorTag = 'busy'

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface GuestDoorPort {
  /** Rejects with `CallError`. */
  setGuests(open: boolean): Promise<void>
}
