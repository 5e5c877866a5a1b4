import type { Words } from '../shared/words.ts'

export const factorEnrolment: Words = {
  area: 'login',
  rank: 11,
  title: { 'zh-CN': '设置二次验证', en: 'Setting up the second factor' },
  purpose: {
    'zh-CN': '查看、添加和移除通行密钥、验证器应用与恢复码；每次更改都要求刚刚登录或验证过。',
    en: 'Passkeys, the authenticator app and recovery codes: seeing, adding and removing them, each change after a recent sign-in or proof.',
  },
  rules: ['ACC-02'],
  states: {
    'factorEnrolment.loading': { 'zh-CN': '正在读取', en: 'Loading' },
    'factorEnrolment.failed': { 'zh-CN': '读取失败', en: 'Could not be loaded' },
    'factorEnrolment.open': { 'zh-CN': '可查看和更改', en: 'Open' },
    'factorEnrolment.confirming': { 'zh-CN': '先确认再执行', en: 'Asked whether it is meant' },
    'factorEnrolment.creating': { 'zh-CN': '浏览器正在创建通行密钥', en: 'The browser makes the passkey' },
    'factorEnrolment.saving': { 'zh-CN': '正在保存更改', en: 'The change is being saved' },
    'factorEnrolment.refused': { 'zh-CN': '更改未成，判断下一步', en: 'Not done: what now' },
    'factorEnrolment.settingUp': { 'zh-CN': '扫码并填写首个验证码', en: 'The app is given its secret' },
    'factorEnrolment.codesShown': { 'zh-CN': '显示恢复码', en: 'The recovery codes are shown' },
    'factorEnrolment.refreshing': { 'zh-CN': '正在刷新', en: 'Fetching what there is now' },
    'factorEnrolment.proving': { 'zh-CN': '先完成二次验证', en: 'The second factor is asked for' },
    'factorEnrolment.stale': { 'zh-CN': '登录已久，需重新登录', en: 'The sign-in is too long ago' },
  },
  events: {
    'factors.retry': { by: 'visitor', says: { 'zh-CN': '用户重试', en: 'The visitor tries again' } },
    'wish.choose': {
      by: 'visitor',
      says: { 'zh-CN': '用户提出一项更改', en: 'The visitor wants something to be different' },
    },
    'code.submit': {
      by: 'visitor',
      says: { 'zh-CN': '用户填写应用显示的首个验证码', en: 'The visitor types the first code of the app' },
    },
    'wish.confirm': { by: 'visitor', says: { 'zh-CN': '用户确认', en: 'The visitor says yes' } },
    'wish.dismiss': { by: 'visitor', says: { 'zh-CN': '用户作罢', en: 'The visitor leaves it' } },
    'codes.keep': {
      by: 'visitor',
      says: { 'zh-CN': '用户已保存恢复码', en: 'The visitor has kept the codes' },
    },
    'login.again': {
      by: 'visitor',
      says: { 'zh-CN': '用户去重新登录', en: 'The visitor goes to sign in again' },
    },
  },
  actors: {
    fetchFactors: {
      by: 'server',
      says: { 'zh-CN': '答复账号现有的二次验证方式', en: 'Answers what the account has' },
    },
    createPasskey: {
      by: 'browser',
      says: {
        'zh-CN': '取得挑战，由浏览器创建通行密钥',
        en: 'Gets a challenge and has the browser make a passkey',
      },
    },
    saveChange: { by: 'server', says: { 'zh-CN': '执行更改', en: 'Does what is wished for' } },
    secondFactor: {
      by: 'machine',
      says: { 'zh-CN': '二次验证：通过或放弃', en: 'The second factor: brought, or given up' },
    },
  },
  delays: {},
  guards: {
    needsYes: { 'zh-CN': '该更改须先确认', en: 'It takes something away, and is confirmed first' },
    isNewPasskey: { 'zh-CN': '要添加通行密钥', en: 'It is a new passkey' },
    wantsPasskey: { 'zh-CN': '通行密钥尚待创建', en: 'The passkey is still to be made' },
    wantsCode: { 'zh-CN': '正在填写首个验证码', en: 'The first code of the app was given' },
    hasTotp: { 'zh-CN': '得到了验证器密钥', en: 'There is a secret for an app' },
    hasCodes: { 'zh-CN': '得到了恢复码', en: 'There are recovery codes to show' },
    needsProof: { 'zh-CN': '服务器要求再次验证', en: 'The server asks for the second factor' },
    needsLogin: { 'zh-CN': '服务器要求重新登录', en: 'The server asks for a fresh sign-in' },
    isLeft: { 'zh-CN': '用户放弃了验证', en: 'The second factor was not brought' },
  },
}
