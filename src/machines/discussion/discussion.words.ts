import { words } from '../shared/words.ts'

export const discussion = words({
  area: 'papers',
  rank: 17,
  title: ['审稿讨论', 'Discussion of a paper'],
  purpose: [
    '收到至少两份意见后，主办方可开启讨论：已提交意见的审稿人以“审稿人 1、2……”匿名交流，主办方能看到姓名；发布决定后自动关闭。',
    'Once two reviews are in, a chair may open the discussion: reviewers who submitted talk as “Reviewer 1, 2 …”, chairs see names; the release of the decision closes it.',
  ],
  rules: ['REV-01', 'REV-02'],
  states: {
    'discussion.loading': ['正在取讨论', 'Loading'],
    'discussion.failed': ['取不到，可重试', 'Could not be loaded: retry'],
    'discussion.routing': ['判断讨论的状态', 'Deciding what is shown'],
    'discussion.unopened': ['尚未开启', 'Not opened'],
    'discussion.open': ['进行中', 'Open'],
    'discussion.closed': ['已关闭，只能查看', 'Closed, to be read'],
    'discussion.loadingOlder': ['正在取更早的评论', 'Loading older comments'],
    'discussion.sending': ['正在提交', 'Sending'],
    'discussion.refused': ['情况已变化，需重新查看', 'Refused: to be read anew'],
  },
  events: {
    'discussion.retry': ['visitor', '要求重试', 'Tries again'],
    'discussion.act': [
      'visitor',
      '开启、关闭，或发表、修改、删除评论',
      'Opens or closes it, or writes, changes or deletes a comment',
    ],
    'discussion.older': ['visitor', '查看更早的评论', 'Asks for older comments'],
    'discussion.reload': ['visitor', '查看最新的讨论', 'Reads it anew'],
  },
  actors: {
    loadDiscussion: ['server', '取讨论', 'Asks for the discussion'],
    loadOlder: ['server', '取更早的评论', 'Asks for older comments'],
    sendAct: ['server', '执行，或说明为何拒绝', 'Does it, or refuses with a named reason'],
  },
  guards: {
    isOpen: ['讨论进行中', 'It is open'],
    isClosed: ['讨论已关闭', 'It is closed'],
    isOpening: ['要开启讨论', 'It is to be opened'],
    isTalking: ['要发言或关闭讨论', 'Something is said, or it is to be closed'],
    hasOlder: ['还有更早的评论', 'There are older comments'],
    isOutdated: ['讨论或评论已经变化', 'The discussion or the comment is not what was seen'],
  },
})
