import { words } from '../shared/words.ts'

export const credentialLogin = words({
  area: 'login',
  rank: 5,
  title: ['登录表单', 'Credential login'],
  purpose: [
    '任何一个登录表单的提交过程：先征得同意，一次只提交一回，失败后停顿半秒，输入不丢。',
    'How any sign-in form is submitted: consent first, one attempt at a time, half a second of rest after a failure, nothing typed is lost.',
  ],
  rules: ['LOGIN-04', 'LOGIN-05', 'LOGIN-08', 'LOGIN-09', 'LOGIN-10', 'LOGIN-11', 'VAL-03'],
  states: {
    'credentialLogin.gating': ['等待同意条款', 'Waiting for consent'],
    'credentialLogin.submitting': ['正在登录', 'Signing in'],
    'credentialLogin.pausing': ['登录失败，稍候可再试', 'Refused, one moment'],
    'credentialLogin.loggedIn': ['已登录', 'Signed in'],
  },
  events: {
    'login.submit': [
      'visitor',
      '访客提交表单（按下登录按钮或回车）',
      'The visitor submits the form, by button or Enter',
    ],
  },
  actors: {
    requireConsent: [
      'visitor',
      '征求条款同意，由访客回答同意或不同意',
      'Asks for consent; the visitor accepts or declines',
    ],
    logIn: [
      'server',
      '把账号信息交给服务器，由服务器接受或拒绝',
      'Hands the credentials to the server, which accepts or refuses',
    ],
  },
  delays: {
    settle: ['失败后停顿 0.5 秒', 'Half a second has passed after the failure'],
  },
  guards: {
    isConsent: ['访客同意了条款', 'The visitor has accepted the terms'],
  },
})
