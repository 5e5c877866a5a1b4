import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const refund: Words = {
  area: 'commerce',
  rank: 8,
  title: { 'zh-CN': '退款', en: 'Refund' },
  purpose: {
    'zh-CN': '把钱退回去：由下单人申请、主办方同意；重复或过晚到账的款项由服务器自动退回。',
    en: 'Money on its way back: the owner asks and the organizer grants it; what came twice or too late is sent back unasked.',
  },
  rules: ['ORD-01', 'ORD-05'],
  states: {
    'refund.none': { 'zh-CN': '未申请', en: 'Not asked for' },
    'refund.requested': { 'zh-CN': '已申请，等待主办方决定', en: 'Asked for' },
    'refund.processing': { 'zh-CN': '退款中', en: 'On its way' },
    'refund.failed': { 'zh-CN': '退款失败，等待财务', en: 'Failed, waiting for finance' },
    'refund.rejected': { 'zh-CN': '已拒绝', en: 'Refused' },
    'refund.done': { 'zh-CN': '已退回', en: 'Money is back' },
  },
  events: {
    'facts.learned': factsLearned,
    'refund.request': {
      by: 'owner',
      says: { 'zh-CN': '下单人申请退款，并填写原因', en: 'The owner asks for the money back and says why' },
    },
    'refund.open': {
      by: 'server',
      says: {
        'zh-CN': '服务器发现款项重复或过晚到账，自动退回',
        en: 'The server sees money that came twice or too late, and sends it back',
      },
    },
    'refund.approve': {
      by: 'organizer',
      says: { 'zh-CN': '主办方或平台管理员同意退款', en: 'The organizer, or an administrator, agrees' },
    },
    'refund.reject': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方或平台管理员拒绝退款，并填写原因',
        en: 'The organizer, or an administrator, refuses and says why',
      },
    },
    'refund.succeed': {
      by: 'server',
      says: { 'zh-CN': '支付平台确认已退回', en: 'The provider confirms that the money is back' },
    },
    'refund.fail': {
      by: 'server',
      says: {
        'zh-CN': '支付平台退款失败，并说明原因',
        en: 'The provider could not send it back, and says why',
      },
    },
    'refund.retry': {
      by: 'finance',
      says: { 'zh-CN': '财务再次退款', en: 'Finance tries once more' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    hasReason,
    isPaid: { 'zh-CN': '订单已付款', en: 'The order is paid' },
    isCharged: { 'zh-CN': '订单收过款', en: 'Money came for the order' },
    isInWindow: {
      'zh-CN': '仍在会议允许退款的期限内',
      en: 'The conference still allows refunds',
    },
    isNotSignedIn: { 'zh-CN': '门票尚未签到', en: 'The ticket is not signed in' },
    hasUsedNoMeal: { 'zh-CN': '没有使用过餐券', en: 'No meal voucher was used' },
    isUnasked: {
      'zh-CN': '款项是重复或过晚到账的，无需申请',
      en: 'The money came twice or too late, so nobody has to ask',
    },
    isNotInvoiced: {
      'zh-CN': '没有有效发票，或发票已冲红',
      en: 'No invoice is valid: none was issued, or it was reversed',
    },
  },
  excused: {
    deadEnd: {
      'refund.done': {
        'zh-CN': '钱已退回，这笔退款不再改变。',
        en: 'The money is back and this refund changes no more.',
      },
    },
  },
}
