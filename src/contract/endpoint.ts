import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST'

/**
 * One call of the wire. `success` is the envelope code that means "done" (login results 200, everything else 1).
 * `origin` is the number of the call in the specification, or `decided` where the product adds one.
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
}

/** `member` needs a session; `anyone` may carry one. */
export type Access = 'anyone' | 'member'

/** What a caller passes: the schema's input. */
export type CallInput<E> = E extends Endpoint<infer I> ? z.input<I> : never
/** What a handler receives: the parsed input. */
export type HandlerInput<E> = E extends Endpoint<infer I> ? z.output<I> : never
/** What a caller gets back. */
export type CallOutput<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.output<O> : never

export const endpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType, const A extends Access = 'anyone'>(
  description: Omit<Endpoint<I, O, A>, 'success' | 'access'> & { success?: 1 | 200; access?: A },
): Endpoint<I, O, A> => ({ success: 1, access: 'anyone' as A, ...description })
