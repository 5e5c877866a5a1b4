import type { Refusal } from './envelope.ts'

/**
 * Failures of a call, seen from the client.
 * `refused` is an application answer (its `msg` may be shown); `expired` is code 300/301; `unauthorized` is HTTP 401.
 */
export type FailureKind =
  | 'offline'
  | 'timeout'
  | 'server'
  | 'malformed'
  | 'limited'
  | 'refused'
  | 'expired'
  | 'unauthorized'

/** Data that a machine keeps of a failure: plain, comparable and serialisable. */
export interface Failure {
  kind: FailureKind
  /** The server's sentence in the visitor's language; null when there is no usable one. */
  msg: string | null
  /** The server's named reason, or null. */
  reason: string | null
  /** The payload field at fault, or null. */
  field: string | null
  /** Seconds, or null. */
  retryAfter: number | null
}

export const failure = (kind: FailureKind, msg: string | null = null, refusal?: Refusal): Failure => ({
  kind,
  msg,
  reason: refusal?.reason ?? null,
  field: refusal?.field ?? null,
  retryAfter: refusal?.retry_after ?? null,
})

/** Thrown by services. `detail` is an own property, so that failures stay distinct when serialised. */
export class CallError extends Error {
  readonly detail: Failure
  constructor(detail: Failure) {
    super(detail.msg ?? detail.kind)
    this.name = 'CallError'
    this.detail = detail
  }
}

/** Total: anything that is not a `CallError` is a server-side or programming fault without a sentence. */
export const toFailure = (error: unknown): Failure =>
  error instanceof CallError ? error.detail : failure('server')

/** There is no such thing, or none for this account. */
export const isMissing = (failure: Failure | null): boolean => failure?.reason === 'notFound'
