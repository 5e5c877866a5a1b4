import type { CouponUse } from '../../../src/contract/couponBatches.ts'

/** Headings of the sheet of codes. */
export const couponColumns = [
  { zh: '代金券代码', en: 'Code' },
  { zh: '状态', en: 'State' },
  { zh: '使用账号', en: 'Account' },
  { zh: '参会人', en: 'Attendee' },
  { zh: '订单号', en: 'Order' },
] as const

export const couponUseWords = {
  free: { zh: '未使用', en: 'Not used' },
  used: { zh: '已使用', en: 'Used' },
  returned: { zh: '已退回', en: 'Given back' },
  withdrawn: { zh: '已收回', en: 'Withdrawn' },
} as const satisfies Readonly<Record<CouponUse, { zh: string; en: string }>>
