import { words } from '../shared/words.ts'

export const checkout = words({
  area: 'commerce',
  rank: 14,
  title: ['订单支付', 'Paying for an order'],
  purpose: [
    '让会员选择支付方式、使用代金券并完成支付；一次只开一笔，刷新页面或换一个标签页都回到同一笔，以订单的真实状态为准。',
    'Lets the member choose how to pay, use a coupon and pay: one attempt at a time, found again after a reload or in another tab; what the order says holds.',
  ],
  rules: ['ORD-01', 'ORD-05'],
  states: {
    'checkout.loading': ['正在读取订单', 'Reading the order'],
    'checkout.failed': ['订单读取失败，可重试', 'The order could not be read: retry'],
    'checkout.missing': ['没有这个订单', 'There is no such order'],
    'checkout.routing': ['按订单状态决定去向', 'The order decides where to go'],
    'checkout.choosing': ['选择支付方式', 'Choosing how to pay'],
    'checkout.checking': ['悄悄核对订单状态', 'Looking at the order again, quietly'],
    'checkout.repricing': ['正在使用或取消代金券', 'Putting a coupon on, or taking it off'],
    'checkout.starting': ['正在发起支付', 'Opening an attempt to pay'],
    'checkout.attempting': ['支付进行中', 'An attempt is under way'],
    'checkout.unpaid': ['这次支付失败，可重新支付', 'The attempt failed: try again'],
    'checkout.paid': ['支付成功', 'Paid'],
    'checkout.closed': ['订单已关闭', 'The order is closed'],
  },
  events: {
    'order.retry': ['visitor', '会员按下“重试”', 'The member tries again'],
    'method.choose': ['visitor', '会员选择另一种支付方式', 'The member chooses another way to pay'],
    'coupon.set': ['visitor', '会员使用或取消代金券', 'The member uses a coupon, or removes it'],
    'pay.start': ['visitor', '会员按下“支付”', 'The member presses Pay'],
    'pay.again': ['visitor', '会员按下“重新支付”', 'The member wants to try again'],
    'page.shown': [
      'browser',
      '页面重新可见：别的标签页可能已经支付',
      'The page is shown again: another tab may have paid',
    ],
  },
  actors: {
    getOrder: ['server', '读取订单', 'Reads the order'],
    setCoupon: ['server', '使用或取消代金券，得到新的金额', 'Sets the coupon and learns the new amount'],
    startPayment: ['server', '用这次支付的唯一编号发起支付', 'Opens the attempt under a key of its own'],
    payAttempt: ['machine', '陪着会员完成这次支付', 'Stays with the member through the attempt'],
  },
  delays: {
    deadline: [
      '过了一分钟或支付期限已到；宽限期内每半分钟再看一次',
      'A minute or the deadline has passed; during its grace, half a minute has',
    ],
  },
  guards: {
    isPaid: ['订单已支付或已完成', 'The order is paid or completed'],
    isClosed: ['订单已关闭', 'The order is closed'],
    hasOpenAttempt: ['已有一笔支付在进行', 'An attempt is under way already'],
    isUnknown: [
      '服务器说没有这个订单（别人的订单也这样回答）',
      'The server knows no such order; it says the same of somebody else’s',
    ],
    hasMethod: ['有可用的支付方式', 'There is a way to pay'],
    becomesFree: ['用券后金额为零，订单即已支付', 'The coupon pays for all of it'],
    isOvertaken: [
      '订单在此期间已有变化（别的标签页、支付渠道或期限）',
      'Something happened to the order meanwhile: another tab, the provider, the deadline',
    ],
    isRefused: ['服务器明确拒绝，没有开出支付', 'The server refused: no attempt was opened'],
    isUnderWay: ['这笔支付已开出，等待在线付款', 'The attempt is open and paid online'],
    hasFailed: ['这笔支付已失败', 'The attempt has failed already'],
    endedPaid: ['这次支付成功', 'The attempt ended with the order paid'],
    endedFailed: ['这次支付失败', 'The attempt ended in failure'],
  },
})
