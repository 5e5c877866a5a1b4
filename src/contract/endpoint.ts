import type * as z from 'zod/mini'

import type { Entity } from './entity.ts'
import type { Role } from './roles.ts'

export type Method = 'GET' | 'POST'

/**
 * One call of the wire. `success` is the envelope code that means "done" (login results 200, everything else 1).
 * `origin` is the number of the call in the specification, or `decided` (the default) where the product adds one.
 */
export interface Endpoint<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> {
  readonly origin: `API-${string}` | 'decided'
  readonly summary: string
  readonly method: Method
  readonly path: `/${string}`
  readonly input: I
  readonly output: O
  readonly success: 1 | 200
  readonly access: A
  /** It changes nothing that needs consent: also for members who have not agreed to the new terms. */
  readonly needsConsent?: false
  /**
   * It reaches strangers, or costs work, in the name of the conference that its access names: only where the organizer is
   * approved (ORG-05). The server refuses it with `outreachNotApproved` before the handler.
   */
  readonly needsApproval?: true
  /** Bytes of the form where it is larger than usual. */
  readonly bodyLimit?: number
}

/**
 * Callers allowed to make a call. `anyone`: guests, too · `session`: signed-in accounts, also before the second
 * factor (ACC-02) · `member`: about nothing but themselves, or public data · `record`: accounts concerned by the row of
 * `entity` and `id` · `queue`: for the roles that decide in `queue` · or about a conference or a row that a field
 * names, or for roles of the whole platform. All but the first need a session.
 */
export type Access =
  | 'anyone'
  | 'session'
  | 'member'
  | 'record'
  | 'queue'
  | PlatformAccess
  | ConferenceAccess
  | RowAccess

/** For who plays one of these parts for the whole platform; the server refuses others with `forbidden` before the handler. */
export interface PlatformAccess {
  readonly platform: readonly Role[]
}

/** For users with one of these roles in the conference that the field names; for others it does not exist. */
export interface ConferenceAccess {
  readonly conference: string
  readonly parts: readonly Role[]
}

/**
 * The field `by` names a row. An account that the row does not concern gets the same answer, byte for byte, as for an
 * id that does not exist.
 */
export interface RowAccess {
  readonly row: Entity
  readonly by: string
  /** Also for those who may read the row by their role in it; absent: for its owner only. */
  readonly readers?: true
  /**
   * Required present or past state of its owner's row; in any other state the owner gets the answer for a missing row.
   * Absent: the state does not matter.
   */
  readonly state?: string
  /** Only who plays one of these parts may make the call, whosever the row is. */
  readonly parts?: readonly Role[]
}

/** Argument of the caller: the schema's input. */
export type CallInput<E> = E extends Endpoint<infer I> ? z.input<I> : never
/** Argument of the handler: the parsed input. */
export type HandlerInput<E> = E extends Endpoint<infer I> ? z.output<I> : never
/** Result for the caller. */
export type CallOutput<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.output<O> : never

export const endpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType, const A extends Access>(
  description: Omit<Endpoint<I, O, A>, Defaults> & Partial<Pick<Endpoint, Defaults>>,
): Endpoint<I, O, A> => ({ origin: 'decided', success: 1, ...description })

type Defaults = 'origin' | 'success'
