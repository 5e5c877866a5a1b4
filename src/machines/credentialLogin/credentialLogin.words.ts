import type { Words } from '../shared/words.ts'

export const credentialLogin: Words = {
  area: 'login',
  rank: 5,
  title: { 'zh-CN': '登录表单', en: 'Credential login' },
  purpose: {
    'zh-CN': '任何一个登录表单的提交过程：先征得同意，一次只提交一回，失败后停顿半秒，输入不丢。',
    en: 'How any sign-in form is submitted: consent first, one attempt at a time, half a second of rest after a failure, nothing typed is lost.',
  },
  rules: ['LOGIN-04', 'LOGIN-05', 'LOGIN-08', 'LOGIN-09', 'LOGIN-10', 'LOGIN-11', 'VAL-03'],
  states: {
    'credentialLogin.editing': { 'zh-CN': '正在填写', en: 'Filling in' },
    'credentialLogin.gating': { 'zh-CN': '等待同意条款', en: 'Waiting for consent' },
    'credentialLogin.submitting': { 'zh-CN': '正在登录', en: 'Signing in' },
    'credentialLogin.pausing': { 'zh-CN': '登录失败，稍候可再试', en: 'Refused, one moment' },
    'credentialLogin.loggedIn': { 'zh-CN': '已登录', en: 'Signed in' },
  },
  events: {
    'login.submit': {
      by: 'visitor',
      says: {
        'zh-CN': '访客提交表单（按下登录按钮或回车）',
        en: 'The visitor submits the form, by button or Enter',
      },
    },
  },
  actors: {
    requireConsent: {
      by: 'visitor',
      says: {
        'zh-CN': '征求条款同意，由访客回答同意或不同意',
        en: 'Asks for consent; the visitor accepts or declines',
      },
    },
    logIn: {
      by: 'server',
      says: {
        'zh-CN': '把账号信息交给服务器，由服务器接受或拒绝',
        en: 'Hands the credentials to the server, which accepts or refuses',
      },
    },
  },
  delays: {
    settle: { 'zh-CN': '失败后停顿 0.5 秒', en: 'Half a second has passed after the failure' },
  },
  guards: {
    isConsent: { 'zh-CN': '访客同意了条款', en: 'The visitor has accepted the terms' },
  },
}
