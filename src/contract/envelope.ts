import * as z from 'zod/mini'

/** Every answer of the wire: `code` decides, `msg` is in the request's language, `data` is the payload or a refusal. */
export interface Envelope<T = unknown> {
  code: number
  msg: string
  data: T
}

/** Envelope codes. `ok` and `loginOk` are the specification's; the others are this product's choice. */
export const codes = {
  ok: 1,
  loginOk: 200,
  /** The session ended by itself (30 days) or was revoked elsewhere. */
  expired: 300,
  /** There is no session. */
  signedOut: 301,
  invalid: 400,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unsupported: 415,
  limited: 429,
  fault: 500,
  notOpen: 501,
} as const

/** `data` of every answer with a code other than the call's success code. */
export const refusal = z.object({
  /** A stable name, see `reasons.ts`. */
  reason: z.string(),
  /** The payload field at fault, if one is. */
  field: z.nullable(z.string()),
  /** Seconds until trying again makes sense, if known. */
  retry_after: z.nullable(z.int()),
  /** For a file that is uploaded in pieces: bytes received so far. */
  offset: z.optional(z.int()),
})
export type Refusal = z.infer<typeof refusal>

export const envelope = z.object({ code: z.int(), msg: z.string(), data: z.unknown() })
