import type { Reason } from '../../src/contract/reasons.ts'

/** Thrown anywhere below a call; becomes the refusal envelope. `field` is a payload field, `retryAfter` seconds, `count` for the sentence, `offset` what is there of a file. */
export class Refused extends Error {
  readonly reason: Reason
  readonly field: string | null
  readonly retryAfter: number | null
  readonly count: number | null
  readonly offset: number | null
  constructor(
    reason: Reason,
    detail: {
      field?: string | null
      retryAfter?: number | null
      count?: number | null
      offset?: number | null
    } = {},
  ) {
    super(reason)
    this.name = 'Refused'
    this.reason = reason
    this.field = detail.field ?? null
    this.retryAfter = detail.retryAfter ?? null
    this.count = detail.count ?? null
    this.offset = detail.offset ?? null
  }
}

/** HTTP status of what the transport refuses; every other reason is an answer of the application: 200. */
export const transportStatus: Partial<Record<Reason, 400 | 403 | 413 | 415 | 421 | 429 | 500>> = {
  malformedBody: 400,
  duplicateField: 400,
  unsupportedType: 415,
  bodyTooLarge: 413,
  foreignOrigin: 403,
  unknownHost: 421,
  limited: 429,
  fault: 500,
}
