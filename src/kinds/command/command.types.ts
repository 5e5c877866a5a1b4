import type { Failure } from '../../contract/failure.ts'

export interface CommandContext<Wish> {
  /** Sent last; null before the first time. */
  wish: Wish | null
  /** Idempotency key of `wish`. */
  key: string
  failure: Failure | null
}

export type CommandEvent<Wish> =
  /** `key` is used unless the wish is what was sent before. */
  { type: 'command.send'; wish: Wish; key: string } | { type: 'command.close' }

export type CommandEmitted<Wish, Answer> =
  | { type: 'command.done'; wish: Wish; answer: Answer }
  /** `isOutdated`: what the page shows is not true any more. */
  | { type: 'command.left'; isOutdated: boolean }

export type CommandTag = 'busy' | 'failure' | 'refused'

/** Input of `sendCommand`. */
export interface Command<Wish> {
  wish: Wish
  key: string
}

export interface CommandPort<Wish, Answer> {
  /** Rejects with `CallError`. */
  sendCommand(command: Command<Wish>, signal: AbortSignal): Promise<Answer>
}
