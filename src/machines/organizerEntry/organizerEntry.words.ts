import { words } from '../shared/words.ts'

const dismissed = ['用户关闭弹窗', 'The user dismisses the dialog'] as const

export const organizerEntry = words({
  area: 'organizer',
  rank: 1,
  title: ['主办方入口', 'Organizer entry'],
  purpose: [
    '按下“创建会议”后，按服务器此刻给出的资格决定去向：进入主办方中心、完善资料、等待审核或先登录。',
    'Where the create-conference button leads, by the status that the server gives at this moment: the organizer site, the form, a wait for review, or the login.',
  ],
  rules: ['ORG-01', 'ORG-02', 'ORG-04', 'HDR-02', 'SES-05'],
  states: {
    'organizerEntry.idle': ['未按下', 'Nobody has asked'],
    'organizerEntry.checking': ['正在查询资格', 'Asking for the status'],
    'organizerEntry.prompting': ['请先登录', 'A guest is asked to sign in'],
    'organizerEntry.incomplete': ['资料待完善', 'Information is incomplete'],
    'organizerEntry.underReview': ['资料审核中', 'Under review'],
    'organizerEntry.rejected': ['审核未通过', 'Rejected'],
    'organizerEntry.unavailable': ['资格查询失败', 'Status could not be read'],
  },
  events: {
    'organizer.enter': ['visitor', '用户按下“创建会议”', 'The user presses the create-conference button'],
    'entry.accept': [
      'visitor',
      '用户按下弹窗的主按钮：去登录、去完善、去修改或重试',
      'The user follows the dialog: to the login, to the form, or once more',
    ],
    'entry.dismiss': ['visitor', ...dismissed],
  },
  actors: {
    fetchUser: ['server', '查询当前账号的分组和审核状态', 'Asks for group and status of the account'],
  },
  guards: {
    isMember: ['用户已登录', 'The user is signed in'],
    canOpen: [
      '账号属于可直接进入的分组，或审核已通过',
      'The group may enter directly, or the review was passed',
    ],
    isIncomplete: ['资料待完善（状态 2）', 'The information is incomplete (status 2)'],
    isUnderReview: ['资料审核中（状态 3）', 'The information is under review (status 3)'],
    isRejected: ['审核未通过（状态 4）', 'The information was rejected (status 4)'],
    isSpokenFor: [
      '登录已失效，且会话弹窗会在本页提示',
      'The login has ended, and the session’s own box says so on this page',
    ],
    hasSignedOut: ['登录已失效', 'The login has ended'],
  },
})
