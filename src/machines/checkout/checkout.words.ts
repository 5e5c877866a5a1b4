import type { Words } from '../shared/words.ts'

export const checkout: Words = {
  area: 'commerce',
  rank: 14,
  title: { 'zh-CN': '订单支付', en: 'Paying for an order' },
  purpose: {
    'zh-CN':
      '让会员选择支付方式、使用代金券并完成支付；一次只开一笔，刷新页面或换一个标签页都回到同一笔，以订单的真实状态为准。',
    en: 'Lets the member choose how to pay, use a coupon and pay: one attempt at a time, found again after a reload or in another tab; what the order says holds.',
  },
  rules: ['ORD-01', 'ORD-05'],
  states: {
    'checkout.loading': { 'zh-CN': '正在读取订单', en: 'Reading the order' },
    'checkout.failed': { 'zh-CN': '订单读取失败，可重试', en: 'The order could not be read: retry' },
    'checkout.missing': { 'zh-CN': '没有这个订单', en: 'There is no such order' },
    'checkout.routing': { 'zh-CN': '按订单状态决定去向', en: 'The order decides where to go' },
    'checkout.choosing': { 'zh-CN': '选择支付方式', en: 'Choosing how to pay' },
    'checkout.checking': { 'zh-CN': '悄悄核对订单状态', en: 'Looking at the order again, quietly' },
    'checkout.repricing': { 'zh-CN': '正在使用或取消代金券', en: 'Putting a coupon on, or taking it off' },
    'checkout.starting': { 'zh-CN': '正在发起支付', en: 'Opening an attempt to pay' },
    'checkout.attempting': { 'zh-CN': '支付进行中', en: 'An attempt is under way' },
    'checkout.unpaid': { 'zh-CN': '这次支付失败，可重新支付', en: 'The attempt failed: try again' },
    'checkout.paid': { 'zh-CN': '支付成功', en: 'Paid' },
    'checkout.closed': { 'zh-CN': '订单已关闭', en: 'The order is closed' },
  },
  events: {
    'order.retry': { by: 'visitor', says: { 'zh-CN': '会员按下“重试”', en: 'The member tries again' } },
    'method.choose': {
      by: 'visitor',
      says: { 'zh-CN': '会员选择另一种支付方式', en: 'The member chooses another way to pay' },
    },
    'coupon.set': {
      by: 'visitor',
      says: { 'zh-CN': '会员使用或取消代金券', en: 'The member uses a coupon, or removes it' },
    },
    'pay.start': { by: 'visitor', says: { 'zh-CN': '会员按下“支付”', en: 'The member presses Pay' } },
    'pay.again': {
      by: 'visitor',
      says: { 'zh-CN': '会员按下“重新支付”', en: 'The member wants to try again' },
    },
    'page.shown': {
      by: 'browser',
      says: {
        'zh-CN': '页面重新可见：别的标签页可能已经支付',
        en: 'The page is shown again: another tab may have paid',
      },
    },
  },
  actors: {
    getOrder: { by: 'server', says: { 'zh-CN': '读取订单', en: 'Reads the order' } },
    setCoupon: {
      by: 'server',
      says: { 'zh-CN': '使用或取消代金券，得到新的金额', en: 'Sets the coupon and learns the new amount' },
    },
    startPayment: {
      by: 'server',
      says: {
        'zh-CN': '用这次支付的唯一编号发起支付',
        en: 'Opens the attempt under a key of its own',
      },
    },
    watchVisibility: {
      by: 'browser',
      says: { 'zh-CN': '留意页面是否可见', en: 'Notices whether the page can be seen' },
    },
    payAttempt: {
      by: 'machine',
      says: { 'zh-CN': '陪着会员完成这次支付', en: 'Stays with the member through the attempt' },
    },
  },
  delays: {
    deadline: {
      'zh-CN': '过了一分钟或支付期限已到；宽限期内每半分钟再看一次',
      en: 'A minute or the deadline has passed; during its grace, half a minute has',
    },
  },
  guards: {
    isPaid: { 'zh-CN': '订单已支付或已完成', en: 'The order is paid or completed' },
    isClosed: { 'zh-CN': '订单已关闭', en: 'The order is closed' },
    hasOpenAttempt: { 'zh-CN': '已有一笔支付在进行', en: 'An attempt is under way already' },
    isUnknown: {
      'zh-CN': '服务器说没有这个订单（别人的订单也这样回答）',
      en: 'The server knows no such order; it says the same of somebody else’s',
    },
    hasMethod: { 'zh-CN': '有可用的支付方式', en: 'There is a way to pay' },
    becomesFree: { 'zh-CN': '用券后金额为零，订单即已支付', en: 'The coupon pays for all of it' },
    isOvertaken: {
      'zh-CN': '订单在此期间已有变化（别的标签页、支付渠道或期限）',
      en: 'Something happened to the order meanwhile: another tab, the provider, the deadline',
    },
    isRefused: { 'zh-CN': '服务器明确拒绝，没有开出支付', en: 'The server refused: no attempt was opened' },
    isUnderWay: {
      'zh-CN': '这笔支付已开出，等待在线付款',
      en: 'The attempt is open and paid online',
    },
    hasFailed: { 'zh-CN': '这笔支付已失败', en: 'The attempt has failed already' },
    endedPaid: { 'zh-CN': '这次支付成功', en: 'The attempt ended with the order paid' },
    endedFailed: { 'zh-CN': '这次支付失败', en: 'The attempt ended in failure' },
  },
}
