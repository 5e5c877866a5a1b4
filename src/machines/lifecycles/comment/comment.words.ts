import { words } from '../../shared/words.ts'

export const comment = words({
  area: 'content',
  rank: 10,
  title: ['评论', 'Comment'],
  purpose: [
    '头条和视频下的一条评论：发表后 10 分钟内可修改，作者可随时删除；被举报后照常显示，由管理员决定隐藏（须写明原因）还是驳回举报。',
    'A comment under a headline or a video: changed within ten minutes, deleted by its author at any time; one that is reported stays until staff hide it, saying why, or dismiss the reports.',
  ],
  rules: ['CMT-01', 'ORG-06'],
  states: {
    'comment.shown': ['正常显示', 'Shown'],
    'comment.reported': ['被举报，待处理', 'Reported, to be decided'],
    'comment.hidden': ['已被管理员隐藏', 'Hidden by the staff'],
    'comment.deleted': ['已被作者删除', 'Deleted by its author'],
  },
  events: {
    'comment.edit': ['owner', '作者修改评论', 'The author changes it'],
    'comment.delete': ['owner', '作者删除评论，只留下位置', 'The author deletes it; its place stays'],
    'comment.report': [
      'server',
      '有会员举报，进入处理队列',
      'A member has reported it: it waits for the staff',
    ],
    'comment.dismiss': ['admin', '管理员驳回举报，评论照常显示', 'An administrator dismisses the reports'],
    'comment.hide': ['admin', '管理员隐藏评论，并写明原因', 'An administrator hides it and says why'],
    'comment.restore': ['admin', '管理员恢复显示', 'An administrator shows it again'],
  },
  guards: {
    isFresh: ['发表未满 10 分钟', 'Ten minutes have not passed since it was written'],
  },
  excused: {
    deadEnd: {
      'comment.deleted': [
        '删除后不保留内容，无从恢复；想说的话可以再发表一条。',
        'Nothing of it is kept that could come back; its author may write another.',
      ],
    },
  },
})
