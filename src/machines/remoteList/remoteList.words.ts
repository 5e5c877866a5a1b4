import type { Words } from '../shared/words.ts'

export const remoteList: Words = {
  area: 'content',
  rank: 1,
  title: { 'zh-CN': '列表', en: 'List' },
  purpose: {
    'zh-CN': '会议、直播、视频、资讯等列表共用：加载、为空、失败、加载更多，已有内容不会因失败而消失。',
    en: 'What all lists share (conferences, lives, videos, news): loading, empty, failed, more; what is shown is never lost to a failure.',
  },
  rules: ['PUB-01', 'MEM-01', 'TXT-01'],
  states: {
    'remoteList.loading': { 'zh-CN': '正在加载', en: 'Loading' },
    'remoteList.ready': { 'zh-CN': '已加载', en: 'Loaded' },
    'remoteList.loadingMore': { 'zh-CN': '正在加载更多', en: 'Loading more' },
    'remoteList.moreFailed': { 'zh-CN': '更多内容加载失败', en: 'More could not be loaded' },
    'remoteList.empty': { 'zh-CN': '暂无数据', en: 'Nothing there yet' },
    'remoteList.failed': { 'zh-CN': '加载失败', en: 'Could not be loaded' },
  },
  events: {
    'list.more': { by: 'visitor', says: { 'zh-CN': '用户按下“加载更多”', en: 'The user asks for more' } },
    'list.retry': { by: 'visitor', says: { 'zh-CN': '用户按下“重试”', en: 'The user presses retry' } },
    'list.refresh': {
      by: 'machine',
      says: {
        'zh-CN': '网站要求重新取，例如换了语言',
        en: 'The site asks for a fresh list, for instance in another language',
      },
    },
  },
  actors: {
    fetchPage: {
      by: 'server',
      says: { 'zh-CN': '取一页内容', en: 'Asks for one page of the list' },
    },
  },
  delays: {},
  guards: {
    hasItems: { 'zh-CN': '页面自带了内容', en: 'The page came with items' },
    isKnownEmpty: { 'zh-CN': '已知这个列表是空的', en: 'The list is known to be empty' },
    hasMore: { 'zh-CN': '还有没显示的内容', en: 'There is more than is shown' },
    isEmptyPage: { 'zh-CN': '服务器返回的是空列表', en: 'The server’s list is empty' },
  },
}
