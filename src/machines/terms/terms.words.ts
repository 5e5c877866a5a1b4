import type { Words } from '../shared/words.ts'

export const terms: Words = {
  area: 'login',
  rank: 7,
  title: { 'zh-CN': '条款同意', en: 'Consent to the terms' },
  purpose: {
    'zh-CN': '没有明确同意用户协议和隐私政策，任何登录方式都不会继续，也绝不预先勾选。',
    en: 'No way of signing in goes on without explicit consent to the agreement and the privacy policy, and the box is never ticked in advance.',
  },
  rules: ['LOGIN-03', 'LOGIN-04'],
  states: {
    'terms.unticked': { 'zh-CN': '未勾选', en: 'Not ticked' },
    'terms.asking': { 'zh-CN': '正在征求同意', en: 'Asking for consent' },
    'terms.ticked': { 'zh-CN': '已同意', en: 'Accepted' },
  },
  events: {
    'terms.tick': { by: 'visitor', says: { 'zh-CN': '访客勾选条款', en: 'The visitor ticks the box' } },
    'terms.untick': {
      by: 'visitor',
      says: { 'zh-CN': '访客取消勾选', en: 'The visitor takes the tick back' },
    },
    'terms.require': {
      by: 'machine',
      says: {
        'zh-CN': '某个登录表单或扫码流程需要同意才能继续',
        en: 'A form or the scan needs consent to go on',
      },
    },
    'terms.accept': {
      by: 'visitor',
      says: { 'zh-CN': '访客在弹窗中选择“同意并继续”', en: 'The visitor accepts in the dialog' },
    },
    'terms.decline': {
      by: 'visitor',
      says: { 'zh-CN': '访客在弹窗中选择“不同意”', en: 'The visitor declines in the dialog' },
    },
  },
  actors: {},
  delays: {},
  guards: {},
}
