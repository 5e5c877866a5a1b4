import type { Failure } from '../../contract/failure.ts'

export interface WaitTimeContext {
  /** Seconds; what the command under way asks for. */
  wanted: number | null
  failure: Failure | null
}

export type WaitTimeEvent = { type: 'wait.set'; seconds: number }
export type WaitTimeTag = 'busy'

/** What the flow needs of the world; `actorsOf` asks for it. @public */
export interface WaitTimePort {
  /** Rejects with `CallError`. */
  setWaitTime(seconds: number): Promise<void>
}
