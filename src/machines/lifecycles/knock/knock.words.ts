import { factsLearned } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

const orderSays = {
  'zh-CN': '活动已结束；此后看订单。',
  en: 'It is over; from here on the order tells the story.',
}

export const knock: Words = {
  area: 'commerce',
  rank: 26,
  title: { 'zh-CN': '敲金', en: 'Discount from friends' },
  purpose: {
    'zh-CN':
      '参加活动的会议中，会员为未付款订单发起敲金：朋友各敲一次，由服务器决定每次减多少，限时限额；所得成为仅限该订单使用的代金券。',
    en: 'At conferences that take part, a member lets friends knock at an unpaid order: each once, the server decides how much comes off, within a time and up to a limit; it becomes a coupon for that order alone.',
  },
  rules: ['BEN-03'],
  states: {
    'knock.open': { 'zh-CN': '进行中', en: 'Under way' },
    'knock.completed': { 'zh-CN': '已完成，待使用', en: 'Complete, to be used' },
    'knock.used': { 'zh-CN': '已使用', en: 'Used' },
    'knock.expired': { 'zh-CN': '已过期', en: 'Expired' },
    'knock.cancelled': { 'zh-CN': '已取消', en: 'Cancelled' },
  },
  events: {
    'facts.learned': factsLearned,
    'knock.hit': {
      by: 'receiver',
      says: {
        'zh-CN': '朋友敲一下，减去服务器决定的金额',
        en: 'A friend knocks, and what the server decides comes off',
      },
    },
    'knock.take': {
      by: 'owner',
      says: {
        'zh-CN': '发起人提前结束，领取已敲金额',
        en: 'The owner stops early and takes what was knocked off',
      },
    },
    'knock.cancel': {
      by: 'owner',
      says: { 'zh-CN': '发起人取消，已敲金额作废', en: 'The owner cancels; what was knocked off is lost' },
    },
    'knock.end': {
      by: 'clock',
      says: {
        'zh-CN': '时间到：有人敲过则完成，否则过期',
        en: 'The time is over: complete if anybody knocked, else expired',
      },
    },
    'knock.use': {
      by: 'server',
      says: { 'zh-CN': '订单用敲金所得的代金券付清', en: 'The order was paid with the coupon' },
    },
    'knock.lapse': {
      by: 'server',
      says: {
        'zh-CN': '订单未用券付清或已关闭，敲金失效',
        en: 'The order was paid without the coupon, or closed',
      },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isOrderOpen: { 'zh-CN': '订单仍待付款', en: 'The order still waits to be paid' },
    isOrderGone: { 'zh-CN': '订单已付款或已关闭', en: 'The order is paid or closed' },
    isInTime: { 'zh-CN': '仍在活动时间内', en: 'There is time left' },
    isOver: { 'zh-CN': '活动时间已到', en: 'The time is over' },
    isFriend: { 'zh-CN': '不是发起人本人', en: 'It is not the owner' },
    isFirst: { 'zh-CN': '此人还没敲过', en: 'This person has not knocked yet' },
    hasHitsLeft: { 'zh-CN': '此人今天还有次数', en: 'This person has knocks left today' },
    hasTotal: { 'zh-CN': '已有人敲过', en: 'Somebody has knocked' },
    isFull: { 'zh-CN': '这一下敲满限额', en: 'This knock reaches the limit' },
    isUsed: { 'zh-CN': '订单用此券付清', en: 'The order was paid with the coupon' },
  },
  excused: {
    deadEnd: {
      'knock.used': orderSays,
      'knock.expired': orderSays,
      'knock.cancelled': {
        'zh-CN': '每笔订单只能发起一次。',
        en: 'Each order can be knocked at once only.',
      },
    },
  },
}
