import { words } from '../shared/words.ts'

export const comments = words({
  area: 'content',
  rank: 5,
  title: ['评论区', 'Comments'],
  purpose: [
    '头条和视频下的讨论：人人可读；会员可发表、回复、提到他人、10 分钟内修改、删除和举报。提交后立即显示，失败则撤回并保留所写内容。',
    'What is said under a headline or a video: everybody reads it; members write, answer, mention, change for ten minutes, delete and report. What is sent shows at once, and goes again where it is refused, with the typed text kept.',
  ],
  rules: ['CMT-01'],
  states: {
    'comments.routing': ['判断是否需要取', 'Deciding whether it has to be asked for'],
    'comments.loading': ['正在取评论', 'Loading'],
    'comments.failed': ['取不到，可重试', 'Could not be loaded: retry'],
    'comments.refreshing': [
      '先显示公开的评论，同时取与本人有关的',
      'Shown as to everybody while it is asked for this visitor',
    ],
    'comments.resting': ['可阅读和参与', 'To be read and written to'],
    'comments.loadingMore': ['正在取更多评论', 'Loading more'],
    'comments.loadingReplies': ['正在取更多回复', 'Loading more answers'],
    'comments.sending': ['正在提交，已先行显示', 'Sending, and shown already'],
  },
  events: {
    'comments.retry': ['visitor', '要求重试', 'Tries again'],
    'comments.act': [
      'visitor',
      '发表、回复、修改、删除或举报',
      'Writes, answers, changes, deletes or reports',
    ],
    'comments.more': ['visitor', '查看更多评论', 'Asks for more threads'],
    'comments.replies': ['visitor', '查看更多回复', 'Asks for more answers of a thread'],
    'comments.order': ['visitor', '切换最新或最早在前', 'Chooses which come first'],
    'comments.link': ['browser', '网址指向其中一条评论', 'The address leads to one of them'],
  },
  actors: {
    loadList: ['server', '取评论', 'Asks for the comments'],
    loadMore: ['server', '取更多评论', 'Asks for more comments'],
    loadReplies: ['server', '取更多回复', 'Asks for more answers'],
    sendAct: ['server', '执行，或说明为何拒绝', 'Does it, or refuses with a named reason'],
  },
  guards: {
    isMember: ['已登录', 'A member is here'],
    hasSeveral: ['评论不止一条', 'There are several threads'],
    hasReplies: ['该评论还有未显示的回复', 'The thread has answers that are not shown'],
    isServed: ['页面自带评论', 'The page came with comments'],
    isAsServed: [
      '页面自带的评论对来访者已经完整',
      'What the page came with is all that the visitor may be told, and no single comment is looked for',
    ],
    hasNext: ['还有更多评论', 'There are more'],
  },
})
