import type { payMethods } from './payMethods.ts'

/** How an order can be paid here, in the order in which it is offered. */
export type WaysToPay = ReadonlyArray<(typeof payMethods)[number]>

/** Whether what costs so much (in fen, one amount each) can be paid: nothing is needed for what is free (ONE-01). */
export const canBePaid = (ways: WaysToPay, amounts: readonly number[]): boolean =>
  ways.length > 0 || amounts.every((amount) => amount === 0)
