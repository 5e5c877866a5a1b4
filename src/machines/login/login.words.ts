import { words } from '../shared/words.ts'

export const login = words({
  area: 'login',
  rank: 1,
  title: ['登录', 'Login'],
  purpose: [
    '登录页的总流程：三种方式任选其一，必要时绑定手机、二次验证、补充资料，然后回到来时的页面。',
    'The login page as a whole: one of three ways, then a phone is bound, the second factor brought or preferences asked for where needed, and back to where the visitor came from.',
  ],
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
    'login.choosing': ['选择登录方式', 'Choosing a way to sign in'],
    'login.choosing.opening': ['打开所选方式', 'Opening the chosen way'],
    'login.choosing.scan': ['微信扫码', 'By scanning'],
    'login.choosing.quick': ['验证码快捷登录', 'By one-time code'],
    'login.choosing.password': ['账号密码', 'By password'],
    'login.binding': ['绑定手机', 'Binding a phone'],
    'login.identified': ['身份已认出', 'Identified'],
    'login.verifying': ['二次验证', 'The second factor'],
    'login.succeeded': ['登录成功', 'Signed in'],
    'login.profiling': ['补充资料', 'Asking for preferences'],
    'login.left': ['完成，离开登录页', 'Done, leaving the login page'],
  },
  events: {
    'factor.ask': [
      'machine',
      '保存的登录还差二次验证',
      'The session that is kept waits for its second factor',
    ],
    'method.choose': ['visitor', '访客切换登录方式', 'The visitor opens another tab'],
  },
  actors: {
    secondFactor: [
      'machine',
      '二次验证：通过，或放弃并退出',
      'The second factor: brought, or given up and signed out',
    ],
    terms: ['machine', '条款同意：整页共用一个勾选框', 'Consent to the terms: one box for the whole page'],
    scan: [
      'machine',
      '扫码登录：得出已登录，或微信号尚未绑定手机',
      'Login by scan: ends signed in, or with an account that has no phone',
    ],
    quick: ['machine', '快捷登录：验证码通过即登录', 'Quick login: ends signed in by a code'],
    password: ['machine', '登录表单：账号密码通过即登录', 'Credential login: ends signed in by password'],
    bindPhone: ['machine', '绑定手机：绑定成功或被关闭', 'Binding a phone: bound, or closed'],
    profile: ['machine', '补充资料：保存或跳过', 'Preferences: saved, or skipped'],
  },
  guards: {
    needsFactor: ['该账号设有二次验证', 'The account has a second factor'],
    isLeft: ['用户放弃了二次验证', 'The second factor was not brought'],
    isOther: ['选择的不是当前方式', 'The chosen way is not the present one'],
    isScan: ['所选方式是微信扫码', 'The chosen way is scanning'],
    isQuick: ['所选方式是验证码快捷登录', 'The chosen way is the one-time code'],
    isUnbound: ['扫码的微信号还没有绑定手机', 'The account that scanned has no phone number'],
    isClosed: ['绑定弹窗被关闭，没有绑定', 'The dialog was closed without binding'],
    hasProfile: [
      '该账号已补充过资料，或由邀请链接登录（受邀事项优先）',
      'The account has given its preferences before, or came by an invitation, which comes first',
    ],
  },
})
