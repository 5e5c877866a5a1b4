import { words } from '../shared/words.ts'

export const factorEnrolment = words({
  area: 'login',
  rank: 11,
  title: ['设置二次验证', 'Setting up the second factor'],
  purpose: [
    '查看、添加和移除通行密钥、验证器应用与恢复码；每次更改都要求刚刚登录或验证过。',
    'Passkeys, the authenticator app and recovery codes: seeing, adding and removing them, each change after a recent sign-in or proof.',
  ],
  rules: ['ACC-02'],
  states: {
    'factorEnrolment.loading': ['正在读取', 'Loading'],
    'factorEnrolment.failed': ['读取失败', 'Could not be loaded'],
    'factorEnrolment.open': ['可查看和更改', 'Open'],
    'factorEnrolment.confirming': ['先确认再执行', 'Asked whether it is meant'],
    'factorEnrolment.creating': ['浏览器正在创建通行密钥', 'The browser makes the passkey'],
    'factorEnrolment.saving': ['正在保存更改', 'The change is being saved'],
    'factorEnrolment.refused': ['更改未成，判断下一步', 'Not done: what now'],
    'factorEnrolment.settingUp': ['扫码并填写首个验证码', 'The app is given its secret'],
    'factorEnrolment.codesShown': ['显示恢复码', 'The recovery codes are shown'],
    'factorEnrolment.refreshing': ['正在刷新', 'Fetching what there is now'],
    'factorEnrolment.stale': ['登录已久，需重新登录', 'The sign-in is too long ago'],
  },
  events: {
    'factors.retry': ['visitor', '用户重试', 'The visitor tries again'],
    'wish.choose': ['visitor', '用户提出一项更改', 'The visitor wants something to be different'],
    'code.submit': ['visitor', '用户填写应用显示的首个验证码', 'The visitor types the first code of the app'],
    'wish.confirm': ['visitor', '用户确认', 'The visitor says yes'],
    'wish.dismiss': ['visitor', '用户作罢', 'The visitor leaves it'],
    'codes.keep': ['visitor', '用户已保存恢复码', 'The visitor has kept the codes'],
    'login.again': ['visitor', '用户去重新登录', 'The visitor goes to sign in again'],
  },
  actors: {
    fetchFactors: ['server', '答复账号现有的二次验证方式', 'Answers what the account has'],
    createPasskey: [
      'browser',
      '取得挑战，由浏览器创建通行密钥',
      'Gets a challenge and has the browser make a passkey',
    ],
    saveChange: ['server', '执行更改', 'Does what is wished for'],
  },
  guards: {
    needsYes: ['该更改须先确认', 'It takes something away, and is confirmed first'],
    isNewPasskey: ['要添加通行密钥', 'It is a new passkey'],
    wantsPasskey: ['通行密钥尚待创建', 'The passkey is still to be made'],
    wantsCode: ['正在填写首个验证码', 'The first code of the app was given'],
    hasTotp: ['得到了验证器密钥', 'There is a secret for an app'],
    hasCodes: ['得到了恢复码', 'There are recovery codes to show'],
  },
})
