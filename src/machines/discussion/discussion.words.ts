import type { Words } from '../shared/words.ts'

export const discussion: Words = {
  area: 'papers',
  rank: 17,
  title: { 'zh-CN': '审稿讨论', en: 'Discussion of a paper' },
  purpose: {
    'zh-CN':
      '收到至少两份意见后，主办方可开启讨论：已提交意见的审稿人以“审稿人 1、2……”匿名交流，主办方能看到姓名；发布决定后自动关闭。',
    en: 'Once two reviews are in, a chair may open the discussion: reviewers who submitted talk as “Reviewer 1, 2 …”, chairs see names; the release of the decision closes it.',
  },
  rules: ['REV-01', 'REV-02'],
  states: {
    'discussion.loading': { 'zh-CN': '正在取讨论', en: 'Loading' },
    'discussion.failed': { 'zh-CN': '取不到，可重试', en: 'Could not be loaded: retry' },
    'discussion.routing': { 'zh-CN': '判断讨论的状态', en: 'Deciding what is shown' },
    'discussion.unopened': { 'zh-CN': '尚未开启', en: 'Not opened' },
    'discussion.open': { 'zh-CN': '进行中', en: 'Open' },
    'discussion.closed': { 'zh-CN': '已关闭，只能查看', en: 'Closed, to be read' },
    'discussion.loadingOlder': { 'zh-CN': '正在取更早的评论', en: 'Loading older comments' },
    'discussion.sending': { 'zh-CN': '正在提交', en: 'Sending' },
    'discussion.refused': { 'zh-CN': '情况已变化，需重新查看', en: 'Refused: to be read anew' },
  },
  events: {
    'discussion.retry': { by: 'visitor', says: { 'zh-CN': '要求重试', en: 'Tries again' } },
    'discussion.act': {
      by: 'visitor',
      says: {
        'zh-CN': '开启、关闭，或发表、修改、删除评论',
        en: 'Opens or closes it, or writes, changes or deletes a comment',
      },
    },
    'discussion.older': {
      by: 'visitor',
      says: { 'zh-CN': '查看更早的评论', en: 'Asks for older comments' },
    },
    'discussion.reload': {
      by: 'visitor',
      says: { 'zh-CN': '查看最新的讨论', en: 'Reads it anew' },
    },
  },
  actors: {
    loadDiscussion: { by: 'server', says: { 'zh-CN': '取讨论', en: 'Asks for the discussion' } },
    loadOlder: { by: 'server', says: { 'zh-CN': '取更早的评论', en: 'Asks for older comments' } },
    sendAct: {
      by: 'server',
      says: { 'zh-CN': '执行，或说明为何拒绝', en: 'Does it, or refuses with a named reason' },
    },
  },
  delays: {},
  guards: {
    isOpen: { 'zh-CN': '讨论进行中', en: 'It is open' },
    isClosed: { 'zh-CN': '讨论已关闭', en: 'It is closed' },
    isOpening: { 'zh-CN': '要开启讨论', en: 'It is to be opened' },
    isTalking: { 'zh-CN': '要发言或关闭讨论', en: 'Something is said, or it is to be closed' },
    hasOlder: { 'zh-CN': '还有更早的评论', en: 'There are older comments' },
    isOutdated: {
      'zh-CN': '讨论或评论已经变化',
      en: 'The discussion or the comment is not what was seen',
    },
  },
}
