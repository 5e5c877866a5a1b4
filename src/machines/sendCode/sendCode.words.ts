import type { Words } from '../shared/words.ts'

export const sendCode: Words = {
  area: 'login',
  rank: 6,
  title: { 'zh-CN': '验证码', en: 'Verification code' },
  purpose: {
    'zh-CN': '向手机或邮箱发送验证码：号码有效才发，一次一条，60 秒内不重发，换页或刷新倒计时都在。',
    en: 'Sends a code to a phone or an e-mail address: only to a valid one, one at a time, not again for 60 seconds, and the countdown survives a reload.',
  },
  rules: ['CODE-01', 'CODE-02', 'BIND-01', 'BIND-02', 'VAL-01', 'VAL-02', 'VAL-04'],
  states: {
    'sendCode.idle': { 'zh-CN': '可以发送', en: 'A code can be sent' },
    'sendCode.idle.ready': { 'zh-CN': '可以发送', en: 'Ready to send' },
    'sendCode.idle.failed': { 'zh-CN': '发送失败，可再试', en: 'Refused, can be tried again' },
    'sendCode.sending': { 'zh-CN': '正在发送', en: 'Sending' },
    'sendCode.counting': { 'zh-CN': '已发送，倒计时', en: 'Sent, counting down' },
  },
  events: {
    'code.send': {
      by: 'visitor',
      says: { 'zh-CN': '访客按下“获取验证码”', en: 'The visitor asks for a code' },
    },
    'countdown.recalled': {
      by: 'browser',
      says: {
        'zh-CN': '浏览器记得上一次的倒计时还没结束',
        en: 'The browser remembers a countdown that still runs',
      },
    },
  },
  actors: {
    sendCode: {
      by: 'server',
      says: { 'zh-CN': '请服务器发送验证码', en: 'Asks the server to send the code' },
    },
    recallCountdown: {
      by: 'browser',
      says: { 'zh-CN': '查看上一次的倒计时是否还在', en: 'Looks for a countdown from before' },
    },
  },
  delays: {
    resend: { 'zh-CN': '倒计时结束', en: 'The countdown is over' },
  },
  guards: {
    isValidTarget: {
      'zh-CN': '手机号或邮箱填写正确',
      en: 'The phone number or e-mail address is valid',
    },
  },
}
