import { words } from '../shared/words.ts'

export const accountRecord = words({
  area: 'commerce',
  rank: 24,
  title: ['账号管理', 'An account'],
  purpose: [
    '管理员查看一个账号：是否被锁定、有哪些角色和登录；联系方式默认隐藏，查看会被记录。',
    'An administrator looks at an account: whether it is locked, its roles and sessions; its contact is hidden, and looking at it is written down.',
  ],
  rules: ['OPS-01'],
  states: {
    'accountRecord.failed': ['加载失败', 'Could not be loaded'],
    'accountRecord.open': ['已打开', 'Open'],
    'accountRecord.open.status': ['账号状态', 'Status of the account'],
    'accountRecord.open.status.deciding': ['判断状态', 'Deciding'],
    'accountRecord.open.status.active': ['正常', 'Active'],
    'accountRecord.open.status.locked': ['已锁定', 'Locked'],
    'accountRecord.open.contact': ['联系方式', 'Contact'],
    'accountRecord.open.contact.hidden': ['已隐藏', 'Hidden'],
    'accountRecord.open.contact.showing': ['正在查询', 'Asking for it'],
    'accountRecord.open.contact.shown': ['已显示', 'Shown'],
  },
  events: {
    'account.retry': ['visitor', '加载失败后重试', 'Tries again after a failure'],
    'account.refresh': [
      'visitor',
      '账号已被他人修改，重新查询',
      'Somebody else has changed the account: asks for it anew',
    ],
    'account.learned': [
      'machine',
      '操作完成，得知账号的最新情况',
      'An act was done and answers how the account is now',
    ],
    'contact.show': ['visitor', '管理员查看完整联系方式', 'The administrator asks for the full contact'],
    'contact.hide': ['visitor', '管理员隐藏联系方式', 'The administrator hides the contact'],
  },
  actors: {
    fetchAccount: ['server', '查询账号', 'Asks for the account'],
    fetchContact: ['server', '查询联系方式，并记入审计日志', 'Asks for the contact, which is written down'],
  },
  guards: {
    isLocked: ['账号被锁定', 'The account is locked'],
  },
})
