import { words } from '../shared/words.ts'

export const terms = words({
  area: 'login',
  rank: 7,
  title: ['条款同意', 'Consent to the terms'],
  purpose: [
    '没有明确同意用户协议和隐私政策，任何登录方式都不会继续，也绝不预先勾选。',
    'No way of signing in goes on without explicit consent to the agreement and the privacy policy, and the box is never ticked in advance.',
  ],
  rules: ['LOGIN-03', 'LOGIN-04'],
  states: {
    'terms.unticked': ['未勾选', 'Not ticked'],
    'terms.asking': ['正在征求同意', 'Asking for consent'],
    'terms.ticked': ['已同意', 'Accepted'],
  },
  events: {
    'terms.tick': ['visitor', '访客勾选条款', 'The visitor ticks the box'],
    'terms.untick': ['visitor', '访客取消勾选', 'The visitor takes the tick back'],
    'terms.require': [
      'machine',
      '某个登录表单或扫码流程需要同意才能继续',
      'A form or the scan needs consent to go on',
    ],
    'terms.accept': ['visitor', '访客在弹窗中选择“同意并继续”', 'The visitor accepts in the dialog'],
    'terms.decline': ['visitor', '访客在弹窗中选择“不同意”', 'The visitor declines in the dialog'],
  },
})
