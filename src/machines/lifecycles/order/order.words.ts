import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const order: Words = {
  area: 'commerce',
  rank: 5,
  title: { 'zh-CN': '订单', en: 'Order' },
  purpose: {
    'zh-CN': '报名或论文的一笔订单：从等待付款，到付清，到会议结束后完成；不付、取消或全额退款则关闭。',
    en: 'What somebody bought, for taking part or for a paper: it waits for money, is paid, and is completed when the conference is over; unpaid, cancelled or refunded in full, it closes.',
  },
  rules: ['ORD-01', 'ORD-03', 'ORD-04', 'ORD-05'],
  states: {
    'order.to_be_paid': { 'zh-CN': '待付款', en: 'To be paid' },
    'order.paid': { 'zh-CN': '已付款', en: 'Paid' },
    'order.completed': { 'zh-CN': '已完成', en: 'Completed' },
    'order.closed': { 'zh-CN': '已关闭', en: 'Closed' },
  },
  events: {
    'facts.learned': factsLearned,
    'order.reprice': {
      by: 'owner',
      says: {
        'zh-CN': '下单人使用或取下代金券，金额随之改变',
        en: 'The owner puts a coupon on the order or takes it off, which changes the amount',
      },
    },
    'order.pay': {
      by: 'server',
      says: { 'zh-CN': '服务器确认款项到账', en: 'The server sees that the money has arrived' },
    },
    'order.cancel': {
      by: 'owner',
      says: {
        'zh-CN': '下单人取消未付款的订单或免费报名，并填写原因',
        en: 'The owner cancels an unpaid order or a free registration and says why',
      },
    },
    'order.expire': {
      by: 'clock',
      says: {
        'zh-CN': '付款期限和宽限时间都已过去，订单自动关闭',
        en: 'The payment deadline and its grace have passed, and the order closes by itself',
      },
    },
    'order.close': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方或平台管理员关闭未付款的订单或免费报名，并填写原因',
        en: 'The organizer, or an administrator, closes an unpaid order or a free registration and says why',
      },
    },
    'order.withdraw': {
      by: 'server',
      says: {
        'zh-CN': '撤销导入时，由导入产生的免费报名被收回',
        en: 'An import is undone, and with it a free registration that it made',
      },
    },
    'order.reopen': {
      by: 'organizer',
      says: {
        'zh-CN': '主办方或平台管理员恢复因超时关闭的订单',
        en: 'The organizer, or an administrator, reopens an order that closed by its deadline',
      },
    },
    'order.complete': {
      by: 'clock',
      says: {
        'zh-CN': '会议已经结束，或论文服务已经交付',
        en: 'The conference is over, or the service for the paper was delivered',
      },
    },
    'order.refund': {
      by: 'server',
      says: { 'zh-CN': '服务器确认款项已全部退回', en: 'The server sees that all the money went back' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    hasReason,
    hasNoAttempt: { 'zh-CN': '没有正在进行的支付', en: 'No payment is under way' },
    becomesFree: { 'zh-CN': '优惠后金额为 0', en: 'The new amount is 0' },
    isCovered: {
      'zh-CN': '收到的款项不少于订单金额',
      en: 'The money received covers the amount of the order',
    },
    isOverdue: {
      'zh-CN': '付款期限和宽限时间已过',
      en: 'The payment deadline and its grace are over',
    },
    hasPlace: { 'zh-CN': '还有名额', en: 'There is a place left' },
    hasExpired: { 'zh-CN': '订单是因超时未付而关闭的', en: 'The order closed because nobody paid in time' },
    isDelivered: {
      'zh-CN': '会议已结束，或论文服务已交付',
      en: 'The conference is over, or the service for the paper was delivered',
    },
    hasNoOpenRefund: { 'zh-CN': '没有尚未了结的退款', en: 'No refund is open' },
    isCancellable: {
      'zh-CN': '仍在可取消免费报名的期限内',
      en: 'A free registration can still be cancelled',
    },
    isNotSignedIn: { 'zh-CN': '门票尚未签到', en: 'The ticket is not signed in' },
    hasUsedNoMeal: { 'zh-CN': '没有使用过餐券', en: 'No meal voucher was used' },
    isFree: { 'zh-CN': '报名免费，没有收过款', en: 'The registration is free, and no money came' },
    isReturned: { 'zh-CN': '款项已全部退回', en: 'All the money went back' },
  },
  excused: {
    deadEnd: {
      'order.completed': {
        'zh-CN': '订单到此为止，不再改变；更正由平台另行处理，记录保留。',
        en: 'The order has come to its end and changes no more; its record stays.',
      },
    },
  },
}
