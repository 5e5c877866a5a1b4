import type { Words } from '../shared/words.ts'

export const accountRecord: Words = {
  area: 'commerce',
  rank: 24,
  title: { 'zh-CN': '账号管理', en: 'An account' },
  purpose: {
    'zh-CN': '管理员查看一个账号：是否被锁定、有哪些角色和登录；联系方式默认隐藏，查看会被记录。',
    en: 'An administrator looks at an account: whether it is locked, its roles and sessions; its contact is hidden, and looking at it is written down.',
  },
  rules: ['OPS-01'],
  states: {
    'accountRecord.loading': { 'zh-CN': '正在加载', en: 'Loading' },
    'accountRecord.failed': { 'zh-CN': '加载失败', en: 'Could not be loaded' },
    'accountRecord.open': { 'zh-CN': '已打开', en: 'Open' },
    'accountRecord.open.status': { 'zh-CN': '账号状态', en: 'Status of the account' },
    'accountRecord.open.status.deciding': { 'zh-CN': '判断状态', en: 'Deciding' },
    'accountRecord.open.status.active': { 'zh-CN': '正常', en: 'Active' },
    'accountRecord.open.status.locked': { 'zh-CN': '已锁定', en: 'Locked' },
    'accountRecord.open.contact': { 'zh-CN': '联系方式', en: 'Contact' },
    'accountRecord.open.contact.hidden': { 'zh-CN': '已隐藏', en: 'Hidden' },
    'accountRecord.open.contact.showing': { 'zh-CN': '正在查询', en: 'Asking for it' },
    'accountRecord.open.contact.shown': { 'zh-CN': '已显示', en: 'Shown' },
  },
  events: {
    'account.retry': {
      by: 'visitor',
      says: { 'zh-CN': '加载失败后重试', en: 'Tries again after a failure' },
    },
    'account.refresh': {
      by: 'visitor',
      says: {
        'zh-CN': '账号已被他人修改，重新查询',
        en: 'Somebody else has changed the account: asks for it anew',
      },
    },
    'account.learned': {
      by: 'machine',
      says: {
        'zh-CN': '操作完成，得知账号的最新情况',
        en: 'An act was done and answers how the account is now',
      },
    },
    'contact.show': {
      by: 'visitor',
      says: { 'zh-CN': '管理员查看完整联系方式', en: 'The administrator asks for the full contact' },
    },
    'contact.hide': {
      by: 'visitor',
      says: { 'zh-CN': '管理员隐藏联系方式', en: 'The administrator hides the contact' },
    },
  },
  actors: {
    fetchAccount: { by: 'server', says: { 'zh-CN': '查询账号', en: 'Asks for the account' } },
    fetchContact: {
      by: 'server',
      says: { 'zh-CN': '查询联系方式，并记入审计日志', en: 'Asks for the contact, which is written down' },
    },
  },
  delays: {},
  guards: { isLocked: { 'zh-CN': '账号被锁定', en: 'The account is locked' } },
}
