import type { Words } from '../shared/words.ts'

const dismissed = { 'zh-CN': '用户关闭弹窗', en: 'The user dismisses the dialog' }

export const organizerEntry: Words = {
  area: 'organizer',
  rank: 1,
  title: { 'zh-CN': '主办方入口', en: 'Organizer entry' },
  purpose: {
    'zh-CN': '按下“创建会议”后，按服务器此刻给出的资格决定去向：进入主办方中心、完善资料、等待审核或先登录。',
    en: 'Where the create-conference button leads, by the status that the server gives at this moment: the organizer site, the form, a wait for review, or the login.',
  },
  rules: ['ORG-01', 'ORG-02', 'ORG-04', 'HDR-02', 'SES-05'],
  states: {
    'organizerEntry.idle': { 'zh-CN': '未按下', en: 'Nobody has asked' },
    'organizerEntry.checking': { 'zh-CN': '正在查询资格', en: 'Asking for the status' },
    'organizerEntry.prompting': { 'zh-CN': '请先登录', en: 'A guest is asked to sign in' },
    'organizerEntry.incomplete': { 'zh-CN': '资料待完善', en: 'Information is incomplete' },
    'organizerEntry.underReview': { 'zh-CN': '资料审核中', en: 'Under review' },
    'organizerEntry.rejected': { 'zh-CN': '审核未通过', en: 'Rejected' },
    'organizerEntry.unavailable': { 'zh-CN': '资格查询失败', en: 'Status could not be read' },
  },
  events: {
    'organizer.enter': {
      by: 'visitor',
      says: { 'zh-CN': '用户按下“创建会议”', en: 'The user presses the create-conference button' },
    },
    'entry.accept': {
      by: 'visitor',
      says: {
        'zh-CN': '用户按下弹窗的主按钮：去登录、去完善、去修改或重试',
        en: 'The user follows the dialog: to the login, to the form, or once more',
      },
    },
    'entry.dismiss': { by: 'visitor', says: dismissed },
  },
  actors: {
    fetchUser: {
      by: 'server',
      says: { 'zh-CN': '查询当前账号的分组和审核状态', en: 'Asks for group and status of the account' },
    },
  },
  delays: {},
  guards: {
    isMember: { 'zh-CN': '用户已登录', en: 'The user is signed in' },
    canOpen: {
      'zh-CN': '账号属于可直接进入的分组，或审核已通过',
      en: 'The group may enter directly, or the review was passed',
    },
    isIncomplete: { 'zh-CN': '资料待完善（状态 2）', en: 'The information is incomplete (status 2)' },
    isUnderReview: { 'zh-CN': '资料审核中（状态 3）', en: 'The information is under review (status 3)' },
    isRejected: { 'zh-CN': '审核未通过（状态 4）', en: 'The information was rejected (status 4)' },
    isSpokenFor: {
      'zh-CN': '登录已失效，且会话弹窗会在本页提示',
      en: 'The login has ended, and the session’s own box says so on this page',
    },
    hasSignedOut: { 'zh-CN': '登录已失效', en: 'The login has ended' },
  },
}
