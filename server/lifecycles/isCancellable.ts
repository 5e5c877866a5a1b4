import type { conferences } from '../db/schema/catalogue.ts'

/**
 * Whether a registration that cost nothing can be given back at a time: until the deadline of refunds or, where the
 * conference has none, until it starts. For a cancelled one there is no deadline.
 */
export const isCancellable = (
  {
    refundUntil,
    startsAt,
    isCancelled,
  }: Pick<typeof conferences.$inferSelect, 'refundUntil' | 'startsAt' | 'isCancelled'>,
  at: Date,
) => isCancelled || at <= (refundUntil ?? startsAt)
