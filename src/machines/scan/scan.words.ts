import type { Words } from '../shared/words.ts'

export const scan: Words = {
  area: 'login',
  rank: 2,
  title: { 'zh-CN': '扫码登录', en: 'Login by scan' },
  purpose: {
    'zh-CN': '显示二维码并每 2 秒询问一次是否已扫；没人看时暂停，过期可刷新，征得同意后才登录。',
    en: 'Shows a QR code and asks every two seconds whether it was scanned; pauses while nobody looks, can be refreshed, and signs in only with consent.',
  },
  rules: ['SCAN-01', 'SCAN-02', 'SCAN-03', 'LOGIN-04', 'LOGIN-07'],
  states: {
    'scan.loading': { 'zh-CN': '正在取二维码', en: 'Fetching the code' },
    'scan.watching': { 'zh-CN': '等待扫描', en: 'Waiting for a phone' },
    'scan.watching.resting': { 'zh-CN': '等待扫描，稍后再问', en: 'Waiting before the next question' },
    'scan.watching.retrying': { 'zh-CN': '询问失败，稍后再问', en: 'No answer, asks again' },
    'scan.watching.asking': { 'zh-CN': '正在询问是否已扫', en: 'Asking whether it was scanned' },
    'scan.paused': { 'zh-CN': '页面不可见，暂停', en: 'Paused while nobody looks' },
    'scan.expired': { 'zh-CN': '二维码过期', en: 'Code expired' },
    'scan.failed': { 'zh-CN': '二维码取不到', en: 'Code cannot be had' },
    'scan.gating': { 'zh-CN': '已确认，征求条款同意', en: 'Confirmed, asking for consent' },
    'scan.collecting': { 'zh-CN': '正在登录', en: 'Signing in' },
    'scan.identified': { 'zh-CN': '登录成功', en: 'Signed in' },
    'scan.unbound': { 'zh-CN': '微信号尚未绑定手机', en: 'Account without a phone' },
  },
  events: {
    'page.hidden': {
      by: 'browser',
      says: { 'zh-CN': '页面被切走或遮住', en: 'The page is hidden' },
    },
    'page.shown': { by: 'browser', says: { 'zh-CN': '页面重新可见', en: 'The page is shown again' } },
    'scan.refresh': {
      by: 'visitor',
      says: { 'zh-CN': '访客按下“刷新二维码”', en: 'The visitor asks for a new code' },
    },
  },
  actors: {
    getScene: { by: 'server', says: { 'zh-CN': '取一个新的二维码', en: 'Asks for a new QR code' } },
    checkScene: {
      by: 'server',
      says: {
        'zh-CN': '询问二维码是否已被扫描、确认',
        en: 'Asks whether the code was scanned and confirmed',
      },
    },
    requireConsent: {
      by: 'visitor',
      says: {
        'zh-CN': '征求条款同意，由访客回答同意或不同意',
        en: 'Asks for consent; the visitor accepts or declines',
      },
    },
    collectScene: {
      by: 'server',
      says: { 'zh-CN': '用已确认的二维码换取登录', en: 'Trades the confirmed code for the login' },
    },
    watchVisibility: {
      by: 'browser',
      says: { 'zh-CN': '留意页面是否可见', en: 'Notices whether the page can be seen' },
    },
  },
  delays: {
    poll: { 'zh-CN': '距上次回答已过 2 秒', en: 'Two seconds have passed since the last answer' },
  },
  guards: {
    isAgreed: {
      'zh-CN': '已在手机上确认，且该账号已同意现行条款',
      en: 'Confirmed on the phone by an account that has agreed to the terms as they are now',
    },
    isConfirmed: {
      'zh-CN': '手机上已确认，且认出了微信号',
      en: 'The phone has confirmed, and the account is known',
    },
    isExpired: { 'zh-CN': '二维码已过期', en: 'The code has expired' },
    isRefused: {
      'zh-CN': '服务器明确拒绝了这个二维码，而不是没有回答',
      en: 'The server refuses the code, which is more than no answer',
    },
    hasConsentAndMobile: {
      'zh-CN': '访客同意条款，且账号已绑定手机',
      en: 'The visitor accepts, and the account has a phone number',
    },
    hasConsent: { 'zh-CN': '访客同意条款', en: 'The visitor accepts the terms' },
  },
}
