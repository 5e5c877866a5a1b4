import { words } from '../../shared/words.ts'

const orderSays = ['活动已结束；此后看订单。', 'It is over; from here on the order tells the story.'] as const

export const knock = words({
  area: 'commerce',
  rank: 26,
  title: ['敲金', 'Discount from friends'],
  purpose: [
    '参加活动的会议中，会员为未付款订单发起敲金：朋友各敲一次，由服务器决定每次减多少，限时限额；所得成为仅限该订单使用的代金券。',
    'At conferences that take part, a member lets friends knock at an unpaid order: each once, the server decides how much comes off, within a time and up to a limit; it becomes a coupon for that order alone.',
  ],
  rules: ['BEN-03'],
  states: {
    'knock.open': ['进行中', 'Under way'],
    'knock.completed': ['已完成，待使用', 'Complete, to be used'],
    'knock.used': ['已使用', 'Used'],
  },
  events: {
    'knock.hit': [
      'receiver',
      '朋友敲一下，减去服务器决定的金额',
      'A friend knocks, and what the server decides comes off',
    ],
    'knock.take': [
      'owner',
      '发起人提前结束，领取已敲金额',
      'The owner stops early and takes what was knocked off',
    ],
    'knock.cancel': ['owner', '发起人取消，已敲金额作废', 'The owner cancels; what was knocked off is lost'],
    'knock.end': [
      'clock',
      '时间到：有人敲过则完成，否则过期',
      'The time is over: complete if anybody knocked, else expired',
    ],
    'knock.use': ['server', '订单用敲金所得的代金券付清', 'The order was paid with the coupon'],
    'knock.lapse': [
      'server',
      '订单未用券付清或已关闭，敲金失效',
      'The order was paid without the coupon, or closed',
    ],
  },
  guards: {
    isOrderOpen: ['订单仍待付款', 'The order still waits to be paid'],
    isOrderGone: ['订单已付款或已关闭', 'The order is paid or closed'],
    isInTime: ['仍在活动时间内', 'There is time left'],
    isOver: ['活动时间已到', 'The time is over'],
    isFriend: ['不是发起人本人', 'It is not the owner'],
    isFirst: ['此人还没敲过', 'This person has not knocked yet'],
    hasHitsLeft: ['此人今天还有次数', 'This person has knocks left today'],
    hasTotal: ['已有人敲过', 'Somebody has knocked'],
    isFull: ['这一下敲满限额', 'This knock reaches the limit'],
    isUsed: ['订单用此券付清', 'The order was paid with the coupon'],
  },
  excused: {
    deadEnd: {
      'knock.used': orderSays,
      'knock.expired': orderSays,
      'knock.cancelled': ['每笔订单只能发起一次。', 'Each order can be knocked at once only.'],
    },
  },
})
