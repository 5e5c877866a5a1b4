import { words } from '../../shared/words.ts'

export const conferencePublication = words({
  area: 'organizer',
  rank: 6,
  title: ['会议发布', 'Publication of a conference'],
  purpose: [
    '会议对谁可见：主办方起草并提交，平台审核后发布；发布后可以下线、取消或归档。',
    'Who sees a conference: its organizers draft and submit it, an administrator publishes it; then it can be taken back, cancelled or archived.',
  ],
  rules: ['CONF-01', 'ORG-05', 'ORG-06'],
  states: {
    'conferencePublication.draft': ['草稿', 'Draft'],
    'conferencePublication.in_review': ['审核中', 'In review'],
    'conferencePublication.published': ['已发布', 'Published'],
    'conferencePublication.archived': ['已归档', 'Archived'],
  },
  events: {
    'publication.submit': ['organizer', '主办方提交审核', 'An organizer submits it for review'],
    'publication.withdraw': ['organizer', '主办方撤回提交', 'An organizer takes the submission back'],
    'publication.approve': ['admin', '平台审核通过并发布', 'An administrator approves it, and it is public'],
    'publication.return': [
      'admin',
      '平台退回，并逐项说明要修改的内容',
      'An administrator returns it and says for each field what has to change',
    ],
    'publication.unpublish': [
      'organizer',
      '还没有人报名时，主办方撤下会议',
      'An organizer takes it back while nobody has registered',
    ],
    'publication.cancel': [
      'organizer',
      '主办方输入会议名称、填写中英文通知并取消会议',
      'An organizer types its title, writes the notice in both languages and cancels it',
    ],
    'publication.archive': [
      'organizer',
      '主办方归档会议，或结束 90 天后自动归档',
      'An organizer archives it, or the clock does 90 days after its end',
    ],
    'publication.reopen': [
      'admin',
      '平台恢复已归档的会议，并填写原因',
      'An administrator reopens it and says why',
    ],
  },
  guards: {
    isApproved: ['主办方资料已通过审核', 'The organizer is approved'],
    isReady: ['发布清单的必填项都已完成', 'The required lines of the checklist are done'],
    hasNoOrders: ['没有未关闭的报名订单', 'No registration is open or paid'],
    isNamed: ['输入的会议名称一致', 'The title was typed as it is'],
    isExplained: ['中英文通知都已填写', 'The notice is there in both languages'],
    isNotOver: ['会议尚未结束', 'The conference is not over'],
    isOver: ['会议已结束', 'The conference is over'],
    wasCancelled: ['归档前已取消', 'It was cancelled before'],
  },
})
