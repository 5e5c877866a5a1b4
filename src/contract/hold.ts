import type { payMethods } from './payMethods.ts'

type PayMethod = (typeof payMethods)[number]

const minute = 60_000
const day = 86_400_000

/** Hold of a place for an order with online payment, or without a payment method yet. Milliseconds. */
export const holdMs = 30 * minute
/** A transfer is on its way for days, and an institution pays once a week. */
const transferHoldMs = 14 * day

/**
 * End of an order's hold once its owner has chosen a payment method; every time is in milliseconds since 1970. Another
 * method extends an earlier promise and never shortens it; no hold lasts beyond the start of the conference.
 */
export const holdEnd = (
  method: PayMethod,
  { now, startsAt, dueAt }: { readonly now: number; readonly startsAt: number; readonly dueAt: number },
): number => (method === 'transfer' ? Math.max(dueAt, Math.min(now + transferHoldMs, startsAt)) : dueAt)

/** Validity of a payment code, however long the order is held. */
export const attemptEnd = ({ now, dueAt }: { readonly now: number; readonly dueAt: number }): number =>
  // Providers refuse less than a minute.
  Math.max(Math.min(dueAt, now + 2 * 60 * minute), now + minute)
