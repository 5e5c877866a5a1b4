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
  /** It changes nothing that a member answers for: also for those who have not agreed to the new terms. */
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
 * Who may make a call. `anyone`: guests, too · `session`: whoever signed in, also while the second factor is asked for
 * (ACC-02) · `member`: about nothing but themselves, or what is public · `record`: for
 * those whom the row of `entity` and `id` concerns · `queue`: for the parts that decide in `queue` · or about a conference
 * or a row that a field names, or for parts of the whole platform. All but the first need a session.
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

/** For who plays one of these parts in the conference that the field names; for others there is none. */
export interface ConferenceAccess {
  readonly conference: string
  readonly parts: readonly Role[]
}

/**
 * The field `by` names a row. Those whom it does not concern are told the same, byte for byte, as about a number that
 * nobody has.
 */
export interface RowAccess {
  readonly row: Entity
  readonly by: string
  /** Also for those who may read the row by their part in it; absent: for its owner only. */
  readonly readers?: true
  /** In which its owner's row has to be, or to have been; for the owner of another there is none. Absent: in any. */
  readonly state?: string
  /** Only who plays one of these parts may make the call, whosever the row is. */
  readonly parts?: readonly Role[]
}

/** What a caller passes: the schema's input. */
export type CallInput<E> = E extends Endpoint<infer I> ? z.input<I> : never
/** What a handler receives: the parsed input. */
export type HandlerInput<E> = E extends Endpoint<infer I> ? z.output<I> : never
/** What a caller gets back. */
export type CallOutput<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.output<O> : never

export const endpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType, const A extends Access>(
  description: Omit<Endpoint<I, O, A>, Defaults> & Partial<Pick<Endpoint, Defaults>>,
): Endpoint<I, O, A> => ({ origin: 'decided', success: 1, ...description })

type Defaults = 'origin' | 'success'
