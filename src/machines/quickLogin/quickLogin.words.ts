import type { Words } from '../shared/words.ts'

export const quickLogin: Words = {
  area: 'login',
  rank: 4,
  title: { 'zh-CN': '快捷登录', en: 'Quick login' },
  purpose: {
    'zh-CN': '用手机或邮箱验证码登录；两种方式可来回切换，各自的倒计时互不影响。',
    en: 'Signing in by a code to phone or e-mail; the two can be switched, and each keeps its own countdown.',
  },
  rules: ['LOGIN-01', 'CODE-02', 'VAL-01', 'VAL-02'],
  states: {
    'quickLogin.phone': { 'zh-CN': '手机验证码', en: 'By phone' },
    'quickLogin.email': { 'zh-CN': '邮箱验证码', en: 'By e-mail' },
    'quickLogin.loggedIn': { 'zh-CN': '已登录', en: 'Signed in' },
  },
  events: {
    'channel.choose': {
      by: 'visitor',
      says: { 'zh-CN': '访客在手机与邮箱之间切换', en: 'The visitor changes between phone and e-mail' },
    },
  },
  actors: {
    phoneCode: {
      by: 'machine',
      says: { 'zh-CN': '验证码：发到手机', en: 'Verification code: to the phone' },
    },
    emailCode: {
      by: 'machine',
      says: { 'zh-CN': '验证码：发到邮箱', en: 'Verification code: to the e-mail address' },
    },
    credentials: {
      by: 'machine',
      says: { 'zh-CN': '登录表单：提交验证码并登录', en: 'Credential login: submits the code and signs in' },
    },
  },
  delays: {},
  guards: {
    isChannel: { 'zh-CN': '选择的是另一种方式', en: 'The chosen channel is the other one' },
  },
}
