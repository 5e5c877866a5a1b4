import type { ChildOptions, Report } from '../messages.ts'
import type { Counters } from './counters.ts'
import type { Guarded } from './guarded.ts'

/** Surroundings of a room of the media process. */
export interface RoomTools {
  readonly room: string
  readonly network: ChildOptions
  readonly counters: Counters
  readonly guarded: Guarded
  readonly tell: (report: Report) => void
  readonly now: () => number
}
