import { words } from '../shared/words.ts'

export const scan = words({
  area: 'login',
  rank: 2,
  title: ['扫码登录', 'Login by scan'],
  purpose: [
    '显示二维码并每 2 秒询问一次是否已扫；没人看时暂停，过期可刷新，征得同意后才登录。',
    'Shows a QR code and asks every two seconds whether it was scanned; pauses while nobody looks, can be refreshed, and signs in only with consent.',
  ],
  rules: ['SCAN-01', 'SCAN-02', 'SCAN-03', 'LOGIN-04', 'LOGIN-07'],
  states: {
    'scan.loading': ['正在取二维码', 'Fetching the code'],
    'scan.watching': ['等待扫描', 'Waiting for a phone'],
    'scan.watching.resting': ['等待扫描，稍后再问', 'Waiting before the next question'],
    'scan.watching.retrying': ['询问失败，稍后再问', 'No answer, asks again'],
    'scan.watching.asking': ['正在询问是否已扫', 'Asking whether it was scanned'],
    'scan.paused': ['页面不可见，暂停', 'Paused while nobody looks'],
    'scan.expired': ['二维码过期', 'Code expired'],
    'scan.failed': ['二维码取不到', 'Code cannot be had'],
    'scan.gating': ['已确认，征求条款同意', 'Confirmed, asking for consent'],
    'scan.collecting': ['正在登录', 'Signing in'],
    'scan.identified': ['登录成功', 'Signed in'],
    'scan.unbound': ['微信号尚未绑定手机', 'Account without a phone'],
  },
  events: {
    'page.hidden': ['browser', '页面被切走或遮住', 'The page is hidden'],
    'page.shown': ['browser', '页面重新可见', 'The page is shown again'],
    'scan.refresh': ['visitor', '访客按下“刷新二维码”', 'The visitor asks for a new code'],
  },
  actors: {
    getScene: ['server', '取一个新的二维码', 'Asks for a new QR code'],
    checkScene: ['server', '询问二维码是否已被扫描、确认', 'Asks whether the code was scanned and confirmed'],
    requireConsent: [
      'visitor',
      '征求条款同意，由访客回答同意或不同意',
      'Asks for consent; the visitor accepts or declines',
    ],
    collectScene: ['server', '用已确认的二维码换取登录', 'Trades the confirmed code for the login'],
  },
  delays: {
    poll: ['距上次回答已过 2 秒', 'Two seconds have passed since the last answer'],
  },
  guards: {
    isAgreed: [
      '已在手机上确认，且该账号已同意现行条款',
      'Confirmed on the phone by an account that has agreed to the terms as they are now',
    ],
    isConfirmed: ['手机上已确认，且认出了微信号', 'The phone has confirmed, and the account is known'],
    isExpired: ['二维码已过期', 'The code has expired'],
    isRefused: [
      '服务器明确拒绝了这个二维码，而不是没有回答',
      'The server refuses the code, which is more than no answer',
    ],
    hasConsentAndMobile: [
      '访客同意条款，且账号已绑定手机',
      'The visitor accepts, and the account has a phone number',
    ],
    hasConsent: ['访客同意条款', 'The visitor accepts the terms'],
  },
})
