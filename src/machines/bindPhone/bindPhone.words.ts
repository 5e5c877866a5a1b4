import { words } from '../shared/words.ts'

export const bindPhone = words({
  area: 'login',
  rank: 8,
  title: ['绑定手机', 'Binding a phone'],
  purpose: [
    '扫码的微信号还没有手机号时，先绑定一个手机号再登录。',
    'A WeChat account without a phone number binds one before it is signed in.',
  ],
  rules: ['BIND-01', 'BIND-02', 'BIND-03'],
  states: {
    'bindPhone.open': ['正在填写', 'Form is open'],
    'bindPhone.bound': ['绑定成功', 'Bound'],
  },
  events: {
    'bind.close': ['visitor', '访客关闭绑定弹窗', 'The visitor closes the dialog'],
  },
  actors: {
    credentials: [
      'machine',
      '绑定表单（登录表单）：收下手机号和验证码，完成绑定并登录',
      'The form (credential login): takes phone and code, binds and signs in',
    ],
    bindCode: [
      'machine',
      '验证码：发送绑定用的短信验证码',
      'Verification code: sends the text message for binding',
    ],
  },
})
