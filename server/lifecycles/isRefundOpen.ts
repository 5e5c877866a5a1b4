import type { conferences } from '../db/schema/catalogue.ts'

/** Whether a conference takes requests for refunds at a time; the deadline itself belongs to it. */
export const isRefundOpen = (
  { refundUntil }: Pick<typeof conferences.$inferSelect, 'refundUntil'>,
  at: Date,
) => refundUntil !== null && at <= refundUntil
