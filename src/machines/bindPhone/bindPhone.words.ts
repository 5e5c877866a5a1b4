import type { Words } from '../shared/words.ts'

export const bindPhone: Words = {
  area: 'login',
  rank: 8,
  title: { 'zh-CN': '绑定手机', en: 'Binding a phone' },
  purpose: {
    'zh-CN': '扫码的微信号还没有手机号时，先绑定一个手机号再登录。',
    en: 'A WeChat account without a phone number binds one before it is signed in.',
  },
  rules: ['BIND-01', 'BIND-02', 'BIND-03'],
  states: {
    'bindPhone.open': { 'zh-CN': '正在填写', en: 'Form is open' },
    'bindPhone.bound': { 'zh-CN': '绑定成功', en: 'Bound' },
    'bindPhone.closed': { 'zh-CN': '已关闭', en: 'Closed' },
  },
  events: {
    'bind.close': {
      by: 'visitor',
      says: { 'zh-CN': '访客关闭绑定弹窗', en: 'The visitor closes the dialog' },
    },
  },
  actors: {
    credentials: {
      by: 'machine',
      says: {
        'zh-CN': '绑定表单（登录表单）：收下手机号和验证码，完成绑定并登录',
        en: 'The form (credential login): takes phone and code, binds and signs in',
      },
    },
    bindCode: {
      by: 'machine',
      says: {
        'zh-CN': '验证码：发送绑定用的短信验证码',
        en: 'Verification code: sends the text message for binding',
      },
    },
  },
  delays: {},
  guards: {},
}
