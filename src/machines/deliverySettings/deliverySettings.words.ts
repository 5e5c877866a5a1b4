import type { Words } from '../shared/words.ts'

export const deliverySettings: Words = {
  area: 'commerce',
  rank: 28,
  title: { 'zh-CN': '发送、收款与文件设置', en: 'Settings of sending, payment and files' },
  purpose: {
    'zh-CN':
      '管理员在浏览器中设置邮件、短信和收款方式，保存前完成二次验证，保存后立即生效，并可测试；环境变量优先，已保存的密码不再显示。',
    en: 'Administrators set mail, text messages and ways to pay in the browser: proved by a second factor, in force at once, and tried out; variables of the environment win, and no secret is shown again.',
  },
  rules: ['OPS-01'],
  states: {
    'deliverySettings.loading': { 'zh-CN': '正在取设置', en: 'Loading' },
    'deliverySettings.failed': { 'zh-CN': '取不到，可重试', en: 'Could not be loaded: retry' },
    'deliverySettings.open': { 'zh-CN': '可填写', en: 'Open' },
    'deliverySettings.open.editing': { 'zh-CN': '正在填写', en: 'Filling in' },
    'deliverySettings.open.passed': { 'zh-CN': '测试通过', en: 'The test passed' },
    'deliverySettings.open.notPassed': {
      'zh-CN': '测试未通过，说明原因',
      en: 'The test failed, with the reason',
    },
    'deliverySettings.asking': { 'zh-CN': '移除前确认', en: 'Asked before it is taken out' },
    'deliverySettings.changing': { 'zh-CN': '正在保存', en: 'Saving' },
    'deliverySettings.refused': { 'zh-CN': '未能保存，判断下一步', en: 'Refused: what now' },
    'deliverySettings.proving': { 'zh-CN': '先完成二次验证', en: 'The second factor is asked for' },
    'deliverySettings.stale': { 'zh-CN': '登录过久，需重新登录', en: 'A fresh sign-in is needed' },
    'deliverySettings.outdated': { 'zh-CN': '另一位管理员改过', en: 'Changed by another administrator' },
    'deliverySettings.testing': { 'zh-CN': '正在测试', en: 'Being tested' },
  },
  events: {
    'delivery.retry': {
      by: 'visitor',
      says: { 'zh-CN': '管理员要求重试', en: 'The administrator tries again' },
    },
    'delivery.send': {
      by: 'visitor',
      says: { 'zh-CN': '管理员保存设置', en: 'The administrator saves the settings' },
    },
    'delivery.test': {
      by: 'visitor',
      says: { 'zh-CN': '管理员测试现有设置', en: 'The administrator tries out what holds' },
    },
    'delivery.clear': {
      by: 'visitor',
      says: { 'zh-CN': '管理员要移除设置', en: 'The administrator wants to take it out' },
    },
    'clear.confirm': {
      by: 'visitor',
      says: { 'zh-CN': '管理员确认移除', en: 'The administrator confirms it' },
    },
    'clear.cancel': { by: 'visitor', says: { 'zh-CN': '管理员不移除', en: 'The administrator leaves it' } },
    'delivery.reload': {
      by: 'visitor',
      says: { 'zh-CN': '管理员查看最新的设置', en: 'The administrator takes the newest settings' },
    },
    'login.accept': {
      by: 'visitor',
      says: { 'zh-CN': '管理员去重新登录', en: 'The administrator goes to sign in again' },
    },
    'login.dismiss': { by: 'visitor', says: { 'zh-CN': '管理员暂不登录', en: 'The administrator does not' } },
  },
  actors: {
    fetchDelivery: {
      by: 'server',
      says: { 'zh-CN': '取设置，不含密码', en: 'Asks for the settings, without secrets' },
    },
    changeDelivery: {
      by: 'server',
      says: { 'zh-CN': '保存或移除，立即生效', en: 'Saves or takes out; it holds at once' },
    },
    testDelivery: {
      by: 'server',
      says: {
        'zh-CN': '实际发送或查询一次，说明结果',
        en: 'Sends or asks once in earnest, and says what became of it',
      },
    },
    secondFactor: {
      by: 'machine',
      says: { 'zh-CN': '二次验证：通过或放弃', en: 'The second factor: brought, or given up' },
    },
  },
  delays: {},
  guards: {
    canSave: { 'zh-CN': '可在此设置', en: 'It can be set here' },
    canTest: { 'zh-CN': '有设置可测试', en: 'There is something to try out' },
    canClear: { 'zh-CN': '有在此保存的设置', en: 'Something was set here' },
    needsProof: { 'zh-CN': '服务器要求再次验证', en: 'The server asks for the second factor' },
    needsLogin: { 'zh-CN': '服务器要求重新登录', en: 'The server asks for a fresh sign-in' },
    isOutdated: { 'zh-CN': '另一位管理员已保存过', en: 'Another administrator has saved something since' },
    isLeft: { 'zh-CN': '管理员放弃了验证', en: 'The second factor was not brought' },
    hasPassed: { 'zh-CN': '测试通过', en: 'The test passed' },
  },
}
