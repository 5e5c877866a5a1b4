import { words } from '../shared/words.ts'

export const quickLogin = words({
  area: 'login',
  rank: 4,
  title: ['快捷登录', 'Quick login'],
  purpose: [
    '用手机或邮箱验证码登录；两种方式可来回切换，各自的倒计时互不影响。',
    'Signing in by a code to phone or e-mail; the two can be switched, and each keeps its own countdown.',
  ],
  rules: ['LOGIN-01', 'CODE-02', 'VAL-01', 'VAL-02'],
  states: {
    'quickLogin.phone': ['手机验证码', 'By phone'],
    'quickLogin.email': ['邮箱验证码', 'By e-mail'],
    'quickLogin.loggedIn': ['已登录', 'Signed in'],
  },
  events: {
    'channel.choose': ['visitor', '访客在手机与邮箱之间切换', 'The visitor changes between phone and e-mail'],
  },
  actors: {
    phoneCode: ['machine', '验证码：发到手机', 'Verification code: to the phone'],
    emailCode: ['machine', '验证码：发到邮箱', 'Verification code: to the e-mail address'],
    credentials: ['machine', '登录表单：提交验证码并登录', 'Credential login: submits the code and signs in'],
  },
  guards: {
    isChannel: ['选择的是另一种方式', 'The chosen channel is the other one'],
  },
})
