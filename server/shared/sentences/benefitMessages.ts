import { codes } from '../../../src/contract/envelope.ts'
import type { BenefitReason } from '../../../src/contract/reasons.ts'
import type { MessageLanguage } from './language.ts'

/** Messages to a member when points, an invitation or a knock are refused. */
export const benefitMessages: Record<BenefitReason, Record<MessageLanguage, string>> = {
  couponRevoked: { zh: '代金券已收回', en: 'The coupon was taken back.' },
  pointsMissing: { zh: '积分不足', en: 'There are not enough points.' },
  inviteUnknown: { zh: '邀请码不存在', en: 'There is no such invitation code.' },
  inviteOwn: { zh: '不能填写自己的邀请码', en: 'This is your own invitation code.' },
  inviteTaken: { zh: '您已接受过邀请', en: 'You have accepted an invitation already.' },
  inviteTooLate: {
    zh: '邀请码须在新账号登录后 30 天内、首次付款前填写',
    en: 'An invitation code counts within 30 days of signing up and before the first payment.',
  },
  inviteCircle: { zh: '对方是您邀请的朋友，不能互相邀请', en: 'You invited this person yourself.' },
  inviteSameDevice: {
    zh: '与邀请人或其他受邀人使用同一设备',
    en: 'The same device as the inviter’s or another friend’s.',
  },
  inviteSameContact: {
    zh: '参会人的手机或邮箱与邀请人相同',
    en: 'The attendee has the inviter’s phone or email address.',
  },
  inviteSamePayer: { zh: '付款账户与邀请人相同', en: 'Paid from the inviter’s account.' },
  inviteMonthFull: { zh: '邀请人本月奖励次数已满', en: 'The inviter has had all rewards of this month.' },
  knockNotHere: {
    zh: '该会议未参加敲金活动',
    en: 'This conference does not take part in discounts from friends.',
  },
  knockTooSmall: { zh: '订单金额过小，不能发起敲金', en: 'The order costs too little to be knocked at.' },
  knockWithCoupon: {
    zh: '订单已使用代金券，请先取下',
    en: 'The order has a coupon. Please take it off first.',
  },
  knockDone: { zh: '每笔订单只能发起一次敲金', en: 'Each order can be knocked at once only.' },
  knockSameDevice: {
    zh: '与发起人使用同一设备，不能敲金',
    en: 'You cannot knock from the device of the owner.',
  },
}

/** The envelope code of each. */
export const benefitCodes: Record<BenefitReason, number> = {
  couponRevoked: codes.conflict,
  pointsMissing: codes.conflict,
  inviteUnknown: codes.invalid,
  inviteOwn: codes.invalid,
  inviteTaken: codes.conflict,
  inviteTooLate: codes.conflict,
  inviteCircle: codes.conflict,
  inviteSameDevice: codes.conflict,
  inviteSameContact: codes.conflict,
  inviteSamePayer: codes.conflict,
  inviteMonthFull: codes.conflict,
  knockNotHere: codes.conflict,
  knockTooSmall: codes.conflict,
  knockWithCoupon: codes.conflict,
  knockDone: codes.conflict,
  knockSameDevice: codes.forbidden,
}
