import { words } from '../shared/words.ts'

export const reviewInvitation = words({
  area: 'papers',
  rank: 10,
  title: ['审稿邀请链接', 'Invitation by link'],
  purpose: [
    '没有账号的审稿人打开邮件中的链接：登录（没有账号时自动创建）后看到题目和摘要，确认后邀请归入该账号；失效的链接不说明原因。',
    'A reviewer without an account opens the link of a mail: signed in, they see title and abstract, and bind the invitation to their account. A link that cannot be used says no reason.',
  ],
  rules: ['REV-01'],
  states: {
    'reviewInvitation.loading': ['正在打开邀请', 'Opening the invitation'],
    'reviewInvitation.failed': ['打不开，可重试', 'Could not be had: retry'],
    'reviewInvitation.missing': ['链接无效', 'The link cannot be used'],
    'reviewInvitation.shown': ['显示题目和摘要', 'Title and abstract are shown'],
    'reviewInvitation.taking': ['正在归入账号', 'Binding it to the account'],
    'reviewInvitation.taken': ['已归入账号，转到审稿页', 'Bound: leads to the review'],
  },
  events: {
    'invitation.retry': ['visitor', '审稿人要求重试', 'The reviewer tries again'],
    'invitation.take': ['visitor', '审稿人用当前账号接收邀请', 'The reviewer takes it with this account'],
  },
  actors: {
    openInvitation: ['server', '取回题目、摘要和关键词', 'Fetches title, abstract and keywords'],
    takeInvitation: ['server', '把邀请归入账号，只能一次', 'Binds the invitation to the account, once'],
  },
  guards: {
    isUseless: ['链接有误、已用、过期或被取消', 'The link is wrong, used, expired or cancelled'],
  },
  excused: {
    deadEnd: {
      'reviewInvitation.missing': [
        '失效的链接不能恢复，请联系会务组。',
        'A link that cannot be used stays so; the organizers can send another.',
      ],
    },
  },
})
