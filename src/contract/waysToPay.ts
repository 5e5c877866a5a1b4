import type { payMethods } from './payMethods.ts'

/** Available payment methods, in the order in which they are offered. */
export type WaysToPay = ReadonlyArray<(typeof payMethods)[number]>

/** Whether these amounts (in fen) can be paid: a free item needs no method (ONE-01). */
export const canBePaid = (ways: WaysToPay, amounts: readonly number[]): boolean =>
  ways.length > 0 || amounts.every((amount) => amount === 0)
