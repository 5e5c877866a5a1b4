import { factsLearned, hasReason } from '../shared/lifecycleWords.ts'
import type { Words } from '../../shared/words.ts'

export const comment: Words = {
  area: 'content',
  rank: 10,
  title: { 'zh-CN': '评论', en: 'Comment' },
  purpose: {
    'zh-CN':
      '头条和视频下的一条评论：发表后 10 分钟内可修改，作者可随时删除；被举报后照常显示，由管理员决定隐藏（须写明原因）还是驳回举报。',
    en: 'A comment under a headline or a video: changed within ten minutes, deleted by its author at any time; one that is reported stays until staff hide it, saying why, or dismiss the reports.',
  },
  rules: ['CMT-01', 'ORG-06'],
  states: {
    'comment.shown': { 'zh-CN': '正常显示', en: 'Shown' },
    'comment.reported': { 'zh-CN': '被举报，待处理', en: 'Reported, to be decided' },
    'comment.hidden': { 'zh-CN': '已被管理员隐藏', en: 'Hidden by the staff' },
    'comment.deleted': { 'zh-CN': '已被作者删除', en: 'Deleted by its author' },
  },
  events: {
    'facts.learned': factsLearned,
    'comment.edit': {
      by: 'owner',
      says: { 'zh-CN': '作者修改评论', en: 'The author changes it' },
    },
    'comment.delete': {
      by: 'owner',
      says: { 'zh-CN': '作者删除评论，只留下位置', en: 'The author deletes it; its place stays' },
    },
    'comment.report': {
      by: 'server',
      says: {
        'zh-CN': '有会员举报，进入处理队列',
        en: 'A member has reported it: it waits for the staff',
      },
    },
    'comment.dismiss': {
      by: 'admin',
      says: {
        'zh-CN': '管理员驳回举报，评论照常显示',
        en: 'An administrator dismisses the reports',
      },
    },
    'comment.hide': {
      by: 'admin',
      says: {
        'zh-CN': '管理员隐藏评论，并写明原因',
        en: 'An administrator hides it and says why',
      },
    },
    'comment.restore': {
      by: 'admin',
      says: { 'zh-CN': '管理员恢复显示', en: 'An administrator shows it again' },
    },
  },
  actors: {},
  delays: {},
  guards: {
    isFresh: { 'zh-CN': '发表未满 10 分钟', en: 'Ten minutes have not passed since it was written' },
    hasReason,
  },
  excused: {
    deadEnd: {
      'comment.deleted': {
        'zh-CN': '删除后不保留内容，无从恢复；想说的话可以再发表一条。',
        en: 'Nothing of it is kept that could come back; its author may write another.',
      },
    },
  },
}
