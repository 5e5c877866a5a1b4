import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const payment: Words = {
  area: 'commerce',
  rank: 7,
  title: { 'zh-CN': '支付', en: 'Payment' },
  purpose: {
    'zh-CN': '为一笔订单付款的一次尝试：在线支付由支付平台给出结果，银行转账由财务核对凭证。',
    en: 'One attempt to pay for an order: a provider says how an online payment went, finance checks the voucher of a bank transfer.',
  },
  rules: ['ORD-01', 'ORD-05'],
  states: {
    'payment.waiting': { 'zh-CN': '等待付款结果', en: 'Waiting for the money' },
    'payment.reviewing': { 'zh-CN': '财务核对凭证中', en: 'Voucher under review' },
    'payment.confirmed': { 'zh-CN': '已到账', en: 'Confirmed' },
    'payment.failed': { 'zh-CN': '支付失败', en: 'Failed' },
    'payment.abandoned': { 'zh-CN': '已放弃', en: 'Given up' },
  },
  events: {
    'facts.learned': factsLearned,
    'payment.confirm': {
      by: 'server',
      says: {
        'zh-CN': '支付平台通知款项到账，签名已核对',
        en: 'The provider tells that the money arrived, with a signature that was checked',
      },
    },
    'payment.fail': {
      by: 'server',
      says: { 'zh-CN': '支付平台通知支付失败，并说明原因', en: 'The provider tells that it failed, and why' },
    },
    'payment.abandon': {
      by: 'owner',
      says: {
        'zh-CN': '付款人放弃这次支付，或久无结果由服务器放弃',
        en: 'The payer gives this attempt up, or the server does after a long silence',
      },
    },
    'payment.submit': {
      by: 'owner',
      says: { 'zh-CN': '付款人提交转账凭证', en: 'The payer hands in the voucher of a bank transfer' },
    },
    'payment.accept': {
      by: 'finance',
      says: { 'zh-CN': '财务确认转账已到账', en: 'Finance confirms that the transfer arrived' },
    },
    'payment.return': {
      by: 'finance',
      says: {
        'zh-CN': '财务退回凭证，并填写原因',
        en: 'Finance sends the voucher back and says why',
      },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isOnline: { 'zh-CN': '是在线支付', en: 'It is an online payment' },
    isTransfer: { 'zh-CN': '是银行转账', en: 'It is a bank transfer' },
    hasVoucher: { 'zh-CN': '已上传转账凭证', en: 'A voucher was uploaded' },
    matchesAmount: {
      'zh-CN': '支付平台收到的金额与应付金额一致',
      en: 'The provider received exactly the amount that was due',
    },
    hasReason,
  },
  excused: {
    deadEnd: {
      'payment.confirmed': {
        'zh-CN': '钱已到账，这次支付不再改变；退款是另一条记录。',
        en: 'The money is here and this payment changes no more; a refund is a record of its own.',
      },
    },
  },
}
