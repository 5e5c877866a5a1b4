import type { Words } from '../shared/words.ts'

export const secondFactor: Words = {
  area: 'login',
  rank: 10,
  title: { 'zh-CN': '二次验证', en: 'Second factor' },
  purpose: {
    'zh-CN': '登录后和资金变动前再确认一次是本人：首选通行密钥，其次是验证器应用的验证码，最后是恢复码。',
    en: 'Who is here is confirmed once more after signing in and before money moves: by a passkey first, else by the code of an app, else by a recovery code.',
  },
  rules: ['ACC-02'],
  states: {
    'secondFactor.loading': { 'zh-CN': '正在查询可用的方式', en: 'Asking what can be brought' },
    'secondFactor.failed': { 'zh-CN': '查询失败', en: 'Could not be asked' },
    'secondFactor.choosing': { 'zh-CN': '选定首选方式', en: 'Choosing the best way' },
    'secondFactor.open': { 'zh-CN': '等待验证', en: 'Open' },
    'secondFactor.open.passkey': { 'zh-CN': '可使用通行密钥', en: 'By passkey' },
    'secondFactor.open.totp': { 'zh-CN': '填写验证器的验证码', en: 'By the code of an app' },
    'secondFactor.open.recovery': { 'zh-CN': '填写恢复码', en: 'By a recovery code' },
    'secondFactor.waiting': { 'zh-CN': '浏览器正在询问通行密钥', en: 'The browser asks for the passkey' },
    'secondFactor.checking': { 'zh-CN': '正在核对', en: 'Being checked' },
    'secondFactor.blocked': { 'zh-CN': '错误次数过多，需等待', en: 'Too many wrong ones: a wait' },
    'secondFactor.lost': { 'zh-CN': '手边一种也没有', en: 'None of them at hand' },
    'secondFactor.stranded': { 'zh-CN': '此浏览器没有可用的方式', en: 'This browser can bring none' },
    'secondFactor.verified': { 'zh-CN': '已验证', en: 'Verified' },
    'secondFactor.left': { 'zh-CN': '已放弃', en: 'Given up' },
  },
  events: {
    'ways.retry': { by: 'visitor', says: { 'zh-CN': '用户重试', en: 'The visitor tries again' } },
    'way.choose': { by: 'visitor', says: { 'zh-CN': '用户换一种方式', en: 'The visitor takes another way' } },
    'way.lose': {
      by: 'visitor',
      says: { 'zh-CN': '用户说明都不在手边', en: 'The visitor has none of them at hand' },
    },
    'way.back': { by: 'visitor', says: { 'zh-CN': '用户返回再试', en: 'The visitor goes back to try' } },
    'passkey.ask': {
      by: 'visitor',
      says: { 'zh-CN': '用户使用通行密钥', en: 'The visitor uses the passkey' },
    },
    'passkey.stop': {
      by: 'visitor',
      says: { 'zh-CN': '用户中止通行密钥', en: 'The visitor stops the passkey' },
    },
    'code.submit': { by: 'visitor', says: { 'zh-CN': '用户提交填写的码', en: 'The visitor submits a code' } },
    'factor.leave': {
      by: 'visitor',
      says: {
        'zh-CN': '用户放弃：退出登录或关闭弹窗',
        en: 'The visitor gives up: signs out or closes the dialog',
      },
    },
  },
  actors: {
    fetchWays: {
      by: 'server',
      says: { 'zh-CN': '答复账号可用的验证方式', en: 'Answers what the account can bring' },
    },
    askPasskey: {
      by: 'browser',
      says: {
        'zh-CN': '取得挑战，由浏览器请用户以通行密钥签名',
        en: 'Gets a challenge and has the browser sign it by the passkey',
      },
    },
    verify: { by: 'server', says: { 'zh-CN': '核对验证是否正确', en: 'Judges the proof' } },
  },
  delays: {
    wait: { 'zh-CN': '服务器要求的等待已过', en: 'The wait that the server asked for is over' },
  },
  guards: {
    hasPasskey: { 'zh-CN': '有通行密钥可用', en: 'There is a passkey' },
    hasTotp: { 'zh-CN': '绑定了验证器应用', en: 'There is an authenticator app' },
    hasRecovery: { 'zh-CN': '还有未用的恢复码', en: 'There are recovery codes left' },
    canPasskey: { 'zh-CN': '选择了通行密钥，且有可用的', en: 'The passkey was chosen, and there is one' },
    canTotp: { 'zh-CN': '选择了验证器应用，且已绑定', en: 'The app was chosen, and there is one' },
    canRecovery: {
      'zh-CN': '选择了恢复码，且还有未用的',
      en: 'A recovery code was chosen, and there are some left',
    },
    isBlocked: { 'zh-CN': '错误次数过多', en: 'There were too many wrong ones' },
    wasPasskey: { 'zh-CN': '核对的是通行密钥', en: 'A passkey was checked' },
    wasTotp: { 'zh-CN': '核对的是验证器的验证码', en: 'A code of the app was checked' },
  },
}
