import type { CouponUse } from '../../../contract/couponBatches.ts'

/** The list of the codes of a batch; null: of all. */
export const batchHref = (conferenceId: number, batchId: number, use: CouponUse | null): string =>
  `/organizer/${conferenceId}/coupons/${batchId}${use === null ? '' : `?state=${use}`}`
