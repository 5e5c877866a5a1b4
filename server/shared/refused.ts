import type { Reason } from '../../src/contract/reasons.ts'

/** Thrown anywhere below a call; becomes the refusal envelope. `field` is a payload field, `retryAfter` seconds, `count` for the sentence, `offset` what is there of a file, `day` for the sentence, `2026-12-03`. */
export class Refused extends Error {
  readonly reason: Reason
  readonly field: string | null
  readonly retryAfter: number | null
  readonly count: number | null
  readonly offset: number | null
  readonly day: string | null
  constructor(
    reason: Reason,
    detail: {
      field?: string | null
      retryAfter?: number | null
      count?: number | null
      offset?: number | null
      day?: string | null
    } = {},
  ) {
    super(reason)
    this.name = 'Refused'
    this.reason = reason
    this.field = detail.field ?? null
    this.retryAfter = detail.retryAfter ?? null
    this.count = detail.count ?? null
    this.offset = detail.offset ?? null
    this.day = detail.day ?? null
  }
}

/** The database cannot be asked now (`outageOf`): the same request may go well in so many seconds. */
export const unavailable = (): Refused => new Refused('unavailable', { retryAfter: 5 })

/** HTTP status of what the transport refuses; every other reason is an answer of the application: 200. */
export const transportStatus: Partial<Record<Reason, 400 | 403 | 413 | 415 | 421 | 429 | 500 | 503 | 507>> = {
  malformedBody: 400,
  duplicateField: 400,
  unsupportedType: 415,
  bodyTooLarge: 413,
  foreignOrigin: 403,
  unknownHost: 421,
  limited: 429,
  fault: 500,
  unavailable: 503,
  storageFull: 507,
}
