import { words } from '../../shared/words.ts'

export const order = words({
  area: 'commerce',
  rank: 5,
  title: ['订单', 'Order'],
  purpose: [
    '报名或论文的一笔订单：从等待付款，到付清，到会议结束后完成；不付、取消或全额退款则关闭。',
    'What somebody bought, for taking part or for a paper: it waits for money, is paid, and is completed when the conference is over; unpaid, cancelled or refunded in full, it closes.',
  ],
  rules: ['ORD-01', 'ORD-03', 'ORD-04', 'ORD-05'],
  states: {
    'order.to_be_paid': ['待付款', 'To be paid'],
    'order.paid': ['已付款', 'Paid'],
    'order.completed': ['已完成', 'Completed'],
  },
  events: {
    'order.reprice': [
      'owner',
      '下单人使用或取下代金券，金额随之改变',
      'The owner puts a coupon on the order or takes it off, which changes the amount',
    ],
    'order.pay': ['server', '服务器确认款项到账', 'The server sees that the money has arrived'],
    'order.cancel': [
      'owner',
      '下单人取消未付款的订单或免费报名，并填写原因',
      'The owner cancels an unpaid order or a free registration and says why',
    ],
    'order.expire': [
      'clock',
      '付款期限和宽限时间都已过去，订单自动关闭',
      'The payment deadline and its grace have passed, and the order closes by itself',
    ],
    'order.close': [
      'organizer',
      '主办方或平台管理员关闭未付款的订单或免费报名，并填写原因',
      'The organizer, or an administrator, closes an unpaid order or a free registration and says why',
    ],
    'order.withdraw': [
      'server',
      '撤销导入时，由导入产生的免费报名被收回',
      'An import is undone, and with it a free registration that it made',
    ],
    'order.reopen': [
      'organizer',
      '主办方或平台管理员恢复因超时关闭的订单',
      'The organizer, or an administrator, reopens an order that closed by its deadline',
    ],
    'order.complete': [
      'clock',
      '会议已经结束，或论文服务已经交付',
      'The conference is over, or the service for the paper was delivered',
    ],
    'order.refund': ['server', '服务器确认款项已全部退回', 'The server sees that all the money went back'],
  },
  guards: {
    hasNoAttempt: ['没有正在进行的支付', 'No payment is under way'],
    becomesFree: ['优惠后金额为 0', 'The new amount is 0'],
    isCovered: ['收到的款项不少于订单金额', 'The money received covers the amount of the order'],
    isOverdue: ['付款期限和宽限时间已过', 'The payment deadline and its grace are over'],
    hasPlace: ['还有名额', 'There is a place left'],
    hasExpired: ['订单是因超时未付而关闭的', 'The order closed because nobody paid in time'],
    isDelivered: [
      '会议已结束，或论文服务已交付',
      'The conference is over, or the service for the paper was delivered',
    ],
    hasNoOpenRefund: ['没有尚未了结的退款', 'No refund is open'],
    isCancellable: ['仍在可取消免费报名的期限内', 'A free registration can still be cancelled'],
    isNotSignedIn: ['门票尚未签到', 'The ticket is not signed in'],
    hasUsedNoMeal: ['没有使用过餐券', 'No meal voucher was used'],
    isFree: ['报名免费，没有收过款', 'The registration is free, and no money came'],
    isReturned: ['款项已全部退回', 'All the money went back'],
  },
  excused: {
    deadEnd: {
      'order.completed': [
        '订单到此为止，不再改变；更正由平台另行处理，记录保留。',
        'The order has come to its end and changes no more; its record stays.',
      ],
    },
  },
})
