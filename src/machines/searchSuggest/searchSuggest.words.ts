import type { Words } from '../shared/words.ts'

export const searchSuggest: Words = {
  area: 'site',
  rank: 11,
  title: { 'zh-CN': '搜索建议', en: 'Search suggestions' },
  purpose: {
    'zh-CN':
      '访客输入时给出会议、报告、报告人、直播、视频、头条和论文的建议：停顿片刻后才请求，只采用最新一次输入的结果，旧请求即时取消。',
    en: 'Suggests conferences, talks, speakers, lives, videos, headlines and papers while the visitor types: it asks after a short rest, keeps the answer to the newest words only, and gives up older requests at once.',
  },
  rules: ['SRCH-01'],
  states: {
    'searchSuggest.idle': { 'zh-CN': '未输入，显示最近搜索', en: 'Nothing typed, recent searches' },
    'searchSuggest.waiting': { 'zh-CN': '等待输入停顿', en: 'Waiting for a rest in typing' },
    'searchSuggest.loading': { 'zh-CN': '正在查找建议', en: 'Looking for suggestions' },
    'searchSuggest.shown': { 'zh-CN': '已显示建议', en: 'Suggestions shown' },
    'searchSuggest.empty': { 'zh-CN': '没有建议', en: 'No suggestions' },
    'searchSuggest.failed': { 'zh-CN': '建议未能取得，可重试', en: 'Failed, can be tried again' },
  },
  events: {
    'search.type': { by: 'visitor', says: { 'zh-CN': '用户输入或修改搜索词', en: 'The visitor types' } },
    'search.retry': { by: 'visitor', says: { 'zh-CN': '用户重试', en: 'The visitor tries again' } },
  },
  actors: {
    fetchSuggestions: {
      by: 'server',
      says: { 'zh-CN': '返回搜索建议', en: 'Answers with suggestions' },
    },
  },
  delays: { rest: { 'zh-CN': '输入已停顿', en: 'The typing rested' } },
  guards: {
    isBlank: { 'zh-CN': '搜索词为空', en: 'Nothing is typed' },
    hasFound: { 'zh-CN': '找到了内容', en: 'Something was found' },
  },
}
