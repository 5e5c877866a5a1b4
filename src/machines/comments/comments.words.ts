import type { Words } from '../shared/words.ts'

export const comments: Words = {
  area: 'content',
  rank: 5,
  title: { 'zh-CN': '评论区', en: 'Comments' },
  purpose: {
    'zh-CN':
      '头条和视频下的讨论：人人可读；会员可发表、回复、提到他人、10 分钟内修改、删除和举报。提交后立即显示，失败则撤回并保留所写内容。',
    en: 'What is said under a headline or a video: everybody reads it; members write, answer, mention, change for ten minutes, delete and report. What is sent shows at once, and goes again where it is refused, with the typed text kept.',
  },
  rules: ['CMT-01'],
  states: {
    'comments.routing': { 'zh-CN': '判断是否需要取', en: 'Deciding whether it has to be asked for' },
    'comments.loading': { 'zh-CN': '正在取评论', en: 'Loading' },
    'comments.failed': { 'zh-CN': '取不到，可重试', en: 'Could not be loaded: retry' },
    'comments.refreshing': {
      'zh-CN': '先显示公开的评论，同时取与本人有关的',
      en: 'Shown as to everybody while it is asked for this visitor',
    },
    'comments.resting': { 'zh-CN': '可阅读和参与', en: 'To be read and written to' },
    'comments.loadingMore': { 'zh-CN': '正在取更多评论', en: 'Loading more' },
    'comments.loadingReplies': { 'zh-CN': '正在取更多回复', en: 'Loading more answers' },
    'comments.sending': { 'zh-CN': '正在提交，已先行显示', en: 'Sending, and shown already' },
  },
  events: {
    'comments.retry': { by: 'visitor', says: { 'zh-CN': '要求重试', en: 'Tries again' } },
    'comments.act': {
      by: 'visitor',
      says: {
        'zh-CN': '发表、回复、修改、删除或举报',
        en: 'Writes, answers, changes, deletes or reports',
      },
    },
    'comments.more': { by: 'visitor', says: { 'zh-CN': '查看更多评论', en: 'Asks for more threads' } },
    'comments.replies': {
      by: 'visitor',
      says: { 'zh-CN': '查看更多回复', en: 'Asks for more answers of a thread' },
    },
    'comments.order': {
      by: 'visitor',
      says: { 'zh-CN': '切换最新或最早在前', en: 'Chooses which come first' },
    },
    'comments.link': {
      by: 'browser',
      says: { 'zh-CN': '网址指向其中一条评论', en: 'The address leads to one of them' },
    },
  },
  actors: {
    loadList: { by: 'server', says: { 'zh-CN': '取评论', en: 'Asks for the comments' } },
    loadMore: { by: 'server', says: { 'zh-CN': '取更多评论', en: 'Asks for more comments' } },
    loadReplies: { by: 'server', says: { 'zh-CN': '取更多回复', en: 'Asks for more answers' } },
    sendAct: {
      by: 'server',
      says: { 'zh-CN': '执行，或说明为何拒绝', en: 'Does it, or refuses with a named reason' },
    },
  },
  delays: {},
  guards: {
    isMember: { 'zh-CN': '已登录', en: 'A member is here' },
    hasSeveral: { 'zh-CN': '评论不止一条', en: 'There are several threads' },
    hasReplies: { 'zh-CN': '该评论还有未显示的回复', en: 'The thread has answers that are not shown' },
    isServed: { 'zh-CN': '页面自带评论', en: 'The page came with comments' },
    isAsServed: {
      'zh-CN': '页面自带的评论对来访者已经完整',
      en: 'What the page came with is all that the visitor may be told, and no single comment is looked for',
    },
    hasNext: { 'zh-CN': '还有更多评论', en: 'There are more' },
  },
}
