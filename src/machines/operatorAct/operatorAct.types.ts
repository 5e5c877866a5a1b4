import type { Failure } from '../../contract/failure.ts'

/** Values that an administrator types for an act, by field; empty if the act has no fields. */
export type ActTexts = Readonly<Record<string, string>>

export interface OperatorActContext {
  /** Sent last; null before the first time. */
  texts: ActTexts | null
  /** Idempotency key of `texts`. */
  key: string
  failure: Failure | null
}

export type OperatorActEvent =
  /** `key` is used unless the texts are what was sent before. */
  { type: 'act.send'; texts: ActTexts; key: string } | { type: 'act.close' }

export type OperatorActEmitted =
  /** `answer`: what the server says of the thing as it is now. */
  | { type: 'act.done'; answer: unknown }
  /** `isOutdated`: what the page shows is not true any more. */
  | { type: 'act.left'; isOutdated: boolean }

export type OperatorActTag = 'busy' | 'failure' | 'refused'

export interface SendAct {
  texts: ActTexts
  key: string
}

export interface OperatorActPort {
  /** Rejects with `CallError`. */
  sendAct(act: SendAct, signal: AbortSignal): Promise<unknown>
}
