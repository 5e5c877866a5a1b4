import type { Words } from '../shared/words.ts'

export const payAttempt: Words = {
  area: 'commerce',
  rank: 15,
  title: { 'zh-CN': '一次支付', en: 'One attempt to pay' },
  purpose: {
    'zh-CN':
      '陪着会员完成一次支付：显示二维码、收款账户或审核进度，每隔片刻询问结果，没人看时暂停，也可以放弃。',
    en: 'Stays with the member through one attempt: shows the code, the account or the review, asks how it stands, pauses while nobody looks, and can be given up.',
  },
  rules: ['ORD-01', 'ORD-05'],
  states: {
    'payAttempt.open': { 'zh-CN': '正在进行', en: 'Under way' },
    'payAttempt.open.routing': { 'zh-CN': '判断该显示什么', en: 'Deciding what to show' },
    'payAttempt.open.scanning': {
      'zh-CN': '显示二维码，等待付款',
      en: 'Shows the code, waits for the money',
    },
    'payAttempt.open.transferring': {
      'zh-CN': '显示收款账号，等待转账',
      en: 'Shows the account, waits for the transfer',
    },
    'payAttempt.open.reviewing': { 'zh-CN': '财务正在核对凭证', en: 'Finance checks the voucher' },
    'payAttempt.open.retrying': { 'zh-CN': '询问失败，稍后再问', en: 'No answer, asks again' },
    'payAttempt.open.asking': { 'zh-CN': '正在询问支付结果', en: 'Asking how the payment stands' },
    'payAttempt.paused': { 'zh-CN': '页面不可见，暂停', en: 'Paused while nobody looks' },
    'payAttempt.abandoning': { 'zh-CN': '正在放弃这次支付', en: 'Giving the attempt up' },
    'payAttempt.paid': { 'zh-CN': '订单已支付', en: 'The order is paid' },
    'payAttempt.failed': { 'zh-CN': '这次支付失败', en: 'The attempt failed' },
    'payAttempt.over': {
      'zh-CN': '这次支付已结束，以订单为准',
      en: 'The attempt is over; the order tells what holds',
    },
  },
  events: {
    'attempt.ask': {
      by: 'visitor',
      says: { 'zh-CN': '会员按下“我已付款，立即查询”', en: 'The member presses “I have paid, check now”' },
    },
    'attempt.abandon': {
      by: 'visitor',
      says: { 'zh-CN': '会员按下“更换支付方式”', en: 'The member wants to pay another way' },
    },
    'page.hidden': { by: 'browser', says: { 'zh-CN': '页面被切走或遮住', en: 'The page is hidden' } },
    'page.shown': { by: 'browser', says: { 'zh-CN': '页面重新可见', en: 'The page is shown again' } },
  },
  actors: {
    getPayment: {
      by: 'server',
      says: {
        'zh-CN': '询问这次支付与订单的状态',
        en: 'Asks where the attempt and its order stand',
      },
    },
    abandonPayment: {
      by: 'server',
      says: { 'zh-CN': '请服务器放弃这次支付', en: 'Has the server give the attempt up' },
    },
    watchVisibility: {
      by: 'browser',
      says: { 'zh-CN': '留意页面是否可见', en: 'Notices whether the page can be seen' },
    },
  },
  delays: {
    poll: { 'zh-CN': '距上次回答已过 2 秒', en: 'Two seconds have passed since the last answer' },
    seldom: {
      'zh-CN': '距上次回答已过 10 秒（转账与核对较慢）',
      en: 'Ten seconds have passed since the last answer; transfers and reviews are slow',
    },
  },
  guards: {
    isUnderReview: { 'zh-CN': '凭证正在由财务核对', en: 'Finance is checking the voucher' },
    isTransfer: { 'zh-CN': '支付方式是银行转账', en: 'It is a bank transfer' },
    canAbandon: {
      'zh-CN': '仍在等待付款，凭证未在核对中',
      en: 'It still waits for money; no voucher is being checked',
    },
    isPaid: {
      'zh-CN': '订单已支付，不论由哪个页面支付',
      en: 'The order is paid, in whichever tab that happened',
    },
    isOver: {
      'zh-CN': '订单已关闭，或这次支付已放弃、已另有结果',
      en: 'The order is closed, or the attempt was given up or ended otherwise',
    },
    hasFailed: { 'zh-CN': '支付渠道说这次支付失败', en: 'The provider says that the attempt failed' },
    isRefused: {
      'zh-CN': '服务器明确拒绝回答，而不是没有回答',
      en: 'The server refuses to answer, which is more than no answer',
    },
  },
}
