import { words } from '../../shared/words.ts'

export const refund = words({
  area: 'commerce',
  rank: 8,
  title: ['退款', 'Refund'],
  purpose: [
    '把钱退回去：由下单人申请、主办方同意；重复或过晚到账的款项由服务器自动退回。',
    'Money on its way back: the owner asks and the organizer grants it; what came twice or too late is sent back unasked.',
  ],
  rules: ['ORD-01', 'ORD-05'],
  states: {
    'refund.none': ['未申请', 'Not asked for'],
    'refund.requested': ['已申请，等待主办方决定', 'Asked for'],
    'refund.processing': ['退款中', 'On its way'],
    'refund.failed': ['退款失败，等待财务', 'Failed, waiting for finance'],
    'refund.rejected': ['已拒绝', 'Refused'],
    'refund.done': ['已退回', 'Money is back'],
  },
  events: {
    'refund.request': [
      'owner',
      '下单人申请退款，并填写原因',
      'The owner asks for the money back and says why',
    ],
    'refund.open': [
      'server',
      '服务器发现款项重复或过晚到账，自动退回',
      'The server sees money that came twice or too late, and sends it back',
    ],
    'refund.approve': [
      'organizer',
      '主办方或平台管理员同意退款',
      'The organizer, or an administrator, agrees',
    ],
    'refund.reject': [
      'organizer',
      '主办方或平台管理员拒绝退款，并填写原因',
      'The organizer, or an administrator, refuses and says why',
    ],
    'refund.succeed': ['server', '支付平台确认已退回', 'The provider confirms that the money is back'],
    'refund.fail': [
      'server',
      '支付平台退款失败，并说明原因',
      'The provider could not send it back, and says why',
    ],
    'refund.retry': ['finance', '财务再次退款', 'Finance tries once more'],
  },
  guards: {
    isPaid: ['订单已付款', 'The order is paid'],
    isCharged: ['订单收过款', 'Money came for the order'],
    isInWindow: ['仍在会议允许退款的期限内', 'The conference still allows refunds'],
    isNotSignedIn: ['门票尚未签到', 'The ticket is not signed in'],
    hasUsedNoMeal: ['没有使用过餐券', 'No meal voucher was used'],
    isUnasked: ['款项是重复或过晚到账的，无需申请', 'The money came twice or too late, so nobody has to ask'],
    isNotInvoiced: ['没有有效发票，或发票已冲红', 'No invoice is valid: none was issued, or it was reversed'],
  },
  excused: {
    deadEnd: {
      'refund.done': ['钱已退回，这笔退款不再改变。', 'The money is back and this refund changes no more.'],
    },
  },
})
