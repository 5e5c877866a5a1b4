import type { Failure } from '../../contract/failure.ts'

export interface WaitTimeContext {
  /** Seconds; what the command under way asks for. */
  wanted: number | null
  failure: Failure | null
}

export type WaitTimeEvent = { type: 'wait.set'; seconds: number }
export type WaitTimeTag = 'busy'

/** Port of the flow; `actorsOf` makes actors of its methods. @public */
export interface WaitTimePort {
  /** Rejects with `CallError`. */
  setWaitTime(seconds: number): Promise<void>
}
