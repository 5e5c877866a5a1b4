import type { Words } from '../shared/words.ts'

export const reviewInvitation: Words = {
  area: 'papers',
  rank: 10,
  title: { 'zh-CN': '审稿邀请链接', en: 'Invitation by link' },
  purpose: {
    'zh-CN':
      '没有账号的审稿人打开邮件中的链接：登录（没有账号时自动创建）后看到题目和摘要，确认后邀请归入该账号；失效的链接不说明原因。',
    en: 'A reviewer without an account opens the link of a mail: signed in, they see title and abstract, and bind the invitation to their account. A link that cannot be used says no reason.',
  },
  rules: ['REV-01'],
  states: {
    'reviewInvitation.loading': { 'zh-CN': '正在打开邀请', en: 'Opening the invitation' },
    'reviewInvitation.failed': { 'zh-CN': '打不开，可重试', en: 'Could not be had: retry' },
    'reviewInvitation.missing': { 'zh-CN': '链接无效', en: 'The link cannot be used' },
    'reviewInvitation.shown': { 'zh-CN': '显示题目和摘要', en: 'Title and abstract are shown' },
    'reviewInvitation.taking': { 'zh-CN': '正在归入账号', en: 'Binding it to the account' },
    'reviewInvitation.taken': { 'zh-CN': '已归入账号，转到审稿页', en: 'Bound: leads to the review' },
  },
  events: {
    'invitation.retry': {
      by: 'visitor',
      says: { 'zh-CN': '审稿人要求重试', en: 'The reviewer tries again' },
    },
    'invitation.take': {
      by: 'visitor',
      says: { 'zh-CN': '审稿人用当前账号接收邀请', en: 'The reviewer takes it with this account' },
    },
  },
  actors: {
    openInvitation: {
      by: 'server',
      says: { 'zh-CN': '取回题目、摘要和关键词', en: 'Fetches title, abstract and keywords' },
    },
    takeInvitation: {
      by: 'server',
      says: { 'zh-CN': '把邀请归入账号，只能一次', en: 'Binds the invitation to the account, once' },
    },
  },
  delays: {},
  guards: {
    isUseless: {
      'zh-CN': '链接有误、已用、过期或被取消',
      en: 'The link is wrong, used, expired or cancelled',
    },
  },
  excused: {
    deadEnd: {
      'reviewInvitation.missing': {
        'zh-CN': '失效的链接不能恢复，请联系会务组。',
        en: 'A link that cannot be used stays so; the organizers can send another.',
      },
    },
  },
}
