import type { conferences } from '../db/schema/catalogue.ts'

/** Whether a conference takes requests for refunds at a time; the deadline itself is included. A cancelled one takes no requests. */
export const isRefundOpen = (
  { refundUntil, isCancelled }: Pick<typeof conferences.$inferSelect, 'refundUntil' | 'isCancelled'>,
  at: Date,
) => isCancelled || (refundUntil !== null && at <= refundUntil)
