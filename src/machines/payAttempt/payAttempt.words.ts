import { words } from '../shared/words.ts'

export const payAttempt = words({
  area: 'commerce',
  rank: 15,
  title: ['一次支付', 'One attempt to pay'],
  purpose: [
    '陪着会员完成一次支付：显示二维码、收款账户或审核进度，每隔片刻询问结果，没人看时暂停，也可以放弃。',
    'Stays with the member through one attempt: shows the code, the account or the review, asks how it stands, pauses while nobody looks, and can be given up.',
  ],
  rules: ['ORD-01', 'ORD-05'],
  states: {
    'payAttempt.open': ['正在进行', 'Under way'],
    'payAttempt.open.routing': ['判断该显示什么', 'Deciding what to show'],
    'payAttempt.open.scanning': ['显示二维码，等待付款', 'Shows the code, waits for the money'],
    'payAttempt.open.transferring': ['显示收款账号，等待转账', 'Shows the account, waits for the transfer'],
    'payAttempt.open.reviewing': ['财务正在核对凭证', 'Finance checks the voucher'],
    'payAttempt.open.retrying': ['询问失败，稍后再问', 'No answer, asks again'],
    'payAttempt.open.asking': ['正在询问支付结果', 'Asking how the payment stands'],
    'payAttempt.paused': ['页面不可见，暂停', 'Paused while nobody looks'],
    'payAttempt.abandoning': ['正在放弃这次支付', 'Giving the attempt up'],
    'payAttempt.paid': ['订单已支付', 'The order is paid'],
    'payAttempt.failed': ['这次支付失败', 'The attempt failed'],
    'payAttempt.over': ['这次支付已结束，以订单为准', 'The attempt is over; the order tells what holds'],
  },
  events: {
    'attempt.ask': ['visitor', '会员按下“我已付款，立即查询”', 'The member presses “I have paid, check now”'],
    'attempt.abandon': ['visitor', '会员按下“更换支付方式”', 'The member wants to pay another way'],
    'page.hidden': ['browser', '页面被切走或遮住', 'The page is hidden'],
    'page.shown': ['browser', '页面重新可见', 'The page is shown again'],
  },
  actors: {
    getPayment: ['server', '询问这次支付与订单的状态', 'Asks where the attempt and its order stand'],
    abandonPayment: ['server', '请服务器放弃这次支付', 'Has the server give the attempt up'],
  },
  delays: {
    poll: ['距上次回答已过 2 秒', 'Two seconds have passed since the last answer'],
    seldom: [
      '距上次回答已过 10 秒（转账与核对较慢）',
      'Ten seconds have passed since the last answer; transfers and reviews are slow',
    ],
  },
  guards: {
    isUnderReview: ['凭证正在由财务核对', 'Finance is checking the voucher'],
    isTransfer: ['支付方式是银行转账', 'It is a bank transfer'],
    canAbandon: ['仍在等待付款，凭证未在核对中', 'It still waits for money; no voucher is being checked'],
    isPaid: ['订单已支付，不论由哪个页面支付', 'The order is paid, in whichever tab that happened'],
    isOver: [
      '订单已关闭，或这次支付已放弃、已另有结果',
      'The order is closed, or the attempt was given up or ended otherwise',
    ],
    hasFailed: ['支付渠道说这次支付失败', 'The provider says that the attempt failed'],
    isRefused: [
      '服务器明确拒绝回答，而不是没有回答',
      'The server refuses to answer, which is more than no answer',
    ],
  },
})
