import { words } from '../shared/words.ts'

export const sendCode = words({
  area: 'login',
  rank: 6,
  title: ['验证码', 'Verification code'],
  purpose: [
    '向手机或邮箱发送验证码：号码有效才发，一次一条，60 秒内不重发，换页或刷新倒计时都在。',
    'Sends a code to a phone or an e-mail address: only to a valid one, one at a time, not again for 60 seconds, and the countdown survives a reload.',
  ],
  rules: ['CODE-01', 'CODE-02', 'BIND-01', 'BIND-02', 'VAL-01', 'VAL-02', 'VAL-04'],
  states: {
    'sendCode.idle': ['可以发送', 'A code can be sent'],
    'sendCode.idle.ready': ['可以发送', 'Ready to send'],
    'sendCode.idle.failed': ['发送失败，可再试', 'Refused, can be tried again'],
    'sendCode.sending': ['正在发送', 'Sending'],
    'sendCode.counting': ['已发送，倒计时', 'Sent, counting down'],
  },
  events: {
    'code.send': ['visitor', '访客按下“获取验证码”', 'The visitor asks for a code'],
    'countdown.recalled': [
      'browser',
      '浏览器记得上一次的倒计时还没结束',
      'The browser remembers a countdown that still runs',
    ],
  },
  actors: {
    sendCode: ['server', '请服务器发送验证码', 'Asks the server to send the code'],
    recallCountdown: ['browser', '查看上一次的倒计时是否还在', 'Looks for a countdown from before'],
  },
  delays: {
    resend: ['倒计时结束', 'The countdown is over'],
  },
  guards: {
    isValidTarget: ['手机号或邮箱填写正确', 'The phone number or e-mail address is valid'],
  },
})
