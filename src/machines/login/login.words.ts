import type { Words } from '../shared/words.ts'

export const login: Words = {
  area: 'login',
  rank: 1,
  title: { 'zh-CN': '登录', en: 'Login' },
  purpose: {
    'zh-CN': '登录页的总流程：三种方式任选其一，必要时绑定手机、二次验证、补充资料，然后回到来时的页面。',
    en: 'The login page as a whole: one of three ways, then a phone is bound, the second factor brought or preferences asked for where needed, and back to where the visitor came from.',
  },
  rules: [
    'LOGIN-01',
    'LOGIN-02',
    'LOGIN-05',
    'LOGIN-06',
    'LOGIN-07',
    'LOGIN-12',
    'BIND-03',
    'NAV-01',
    'ACC-02',
  ],
  states: {
    'login.choosing': { 'zh-CN': '选择登录方式', en: 'Choosing a way to sign in' },
    'login.choosing.opening': { 'zh-CN': '打开所选方式', en: 'Opening the chosen way' },
    'login.choosing.scan': { 'zh-CN': '微信扫码', en: 'By scanning' },
    'login.choosing.quick': { 'zh-CN': '验证码快捷登录', en: 'By one-time code' },
    'login.choosing.password': { 'zh-CN': '账号密码', en: 'By password' },
    'login.binding': { 'zh-CN': '绑定手机', en: 'Binding a phone' },
    'login.identified': { 'zh-CN': '身份已认出', en: 'Identified' },
    'login.verifying': { 'zh-CN': '二次验证', en: 'The second factor' },
    'login.succeeded': { 'zh-CN': '登录成功', en: 'Signed in' },
    'login.profiling': { 'zh-CN': '补充资料', en: 'Asking for preferences' },
    'login.left': { 'zh-CN': '完成，离开登录页', en: 'Done, leaving the login page' },
  },
  events: {
    'factor.ask': {
      by: 'machine',
      says: {
        'zh-CN': '保存的登录还差二次验证',
        en: 'The session that is kept waits for its second factor',
      },
    },
    'method.choose': {
      by: 'visitor',
      says: { 'zh-CN': '访客切换登录方式', en: 'The visitor opens another tab' },
    },
  },
  actors: {
    secondFactor: {
      by: 'machine',
      says: {
        'zh-CN': '二次验证：通过，或放弃并退出',
        en: 'The second factor: brought, or given up and signed out',
      },
    },
    terms: {
      by: 'machine',
      says: {
        'zh-CN': '条款同意：整页共用一个勾选框',
        en: 'Consent to the terms: one box for the whole page',
      },
    },
    scan: {
      by: 'machine',
      says: {
        'zh-CN': '扫码登录：得出已登录，或微信号尚未绑定手机',
        en: 'Login by scan: ends signed in, or with an account that has no phone',
      },
    },
    quick: {
      by: 'machine',
      says: { 'zh-CN': '快捷登录：验证码通过即登录', en: 'Quick login: ends signed in by a code' },
    },
    password: {
      by: 'machine',
      says: { 'zh-CN': '登录表单：账号密码通过即登录', en: 'Credential login: ends signed in by password' },
    },
    bindPhone: {
      by: 'machine',
      says: { 'zh-CN': '绑定手机：绑定成功或被关闭', en: 'Binding a phone: bound, or closed' },
    },
    profile: {
      by: 'machine',
      says: { 'zh-CN': '补充资料：保存或跳过', en: 'Preferences: saved, or skipped' },
    },
  },
  delays: {},
  guards: {
    needsFactor: { 'zh-CN': '该账号设有二次验证', en: 'The account has a second factor' },
    isLeft: { 'zh-CN': '用户放弃了二次验证', en: 'The second factor was not brought' },
    isOther: { 'zh-CN': '选择的不是当前方式', en: 'The chosen way is not the present one' },
    isScan: { 'zh-CN': '所选方式是微信扫码', en: 'The chosen way is scanning' },
    isQuick: { 'zh-CN': '所选方式是验证码快捷登录', en: 'The chosen way is the one-time code' },
    isUnbound: {
      'zh-CN': '扫码的微信号还没有绑定手机',
      en: 'The account that scanned has no phone number',
    },
    isClosed: { 'zh-CN': '绑定弹窗被关闭，没有绑定', en: 'The dialog was closed without binding' },
    hasProfile: {
      'zh-CN': '该账号已补充过资料，或由邀请链接登录（受邀事项优先）',
      en: 'The account has given its preferences before, or came by an invitation, which comes first',
    },
  },
}
