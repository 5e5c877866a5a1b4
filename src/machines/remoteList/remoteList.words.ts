import { words } from '../shared/words.ts'

export const remoteList = words({
  area: 'content',
  rank: 1,
  title: ['列表', 'List'],
  purpose: [
    '会议、直播、视频、资讯等列表共用：加载、为空、失败、加载更多，已有内容不会因失败而消失。',
    'What all lists share (conferences, lives, videos, news): loading, empty, failed, more; what is shown is never lost to a failure.',
  ],
  rules: ['PUB-01', 'MEM-01', 'TXT-01'],
  states: {
    'remoteList.ready': ['已加载', 'Loaded'],
    'remoteList.loadingMore': ['正在加载更多', 'Loading more'],
    'remoteList.moreFailed': ['更多内容加载失败', 'More could not be loaded'],
    'remoteList.empty': ['暂无数据', 'Nothing there yet'],
    'remoteList.failed': ['加载失败', 'Could not be loaded'],
  },
  events: {
    'list.more': ['visitor', '用户按下“加载更多”', 'The user asks for more'],
    'list.retry': ['visitor', '用户按下“重试”', 'The user presses retry'],
    'list.refresh': [
      'machine',
      '网站要求重新取，例如换了语言',
      'The site asks for a fresh list, for instance in another language',
    ],
  },
  actors: {
    fetchPage: ['server', '取一页内容', 'Asks for one page of the list'],
  },
  guards: {
    hasItems: ['页面自带了内容', 'The page came with items'],
    isKnownEmpty: ['已知这个列表是空的', 'The list is known to be empty'],
    hasMore: ['还有没显示的内容', 'There is more than is shown'],
    isEmptyPage: ['服务器返回的是空列表', 'The server’s list is empty'],
  },
})
