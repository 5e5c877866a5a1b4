import { words } from '../shared/words.ts'

export const searchSuggest = words({
  area: 'site',
  rank: 11,
  title: ['搜索建议', 'Search suggestions'],
  purpose: [
    '访客输入时给出会议、报告、报告人、直播、视频、头条和论文的建议：停顿片刻后才请求，只采用最新一次输入的结果，旧请求即时取消。',
    'Suggests conferences, talks, speakers, lives, videos, headlines and papers while the visitor types: it asks after a short rest, keeps the answer to the newest words only, and gives up older requests at once.',
  ],
  rules: ['SRCH-01'],
  states: {
    'searchSuggest.idle': ['未输入，显示最近搜索', 'Nothing typed, recent searches'],
    'searchSuggest.waiting': ['等待输入停顿', 'Waiting for a rest in typing'],
    'searchSuggest.loading': ['正在查找建议', 'Looking for suggestions'],
    'searchSuggest.shown': ['已显示建议', 'Suggestions shown'],
    'searchSuggest.empty': ['没有建议', 'No suggestions'],
    'searchSuggest.failed': ['建议未能取得，可重试', 'Failed, can be tried again'],
  },
  events: {
    'search.type': ['visitor', '用户输入或修改搜索词', 'The visitor types'],
    'search.retry': ['visitor', '用户重试', 'The visitor tries again'],
  },
  actors: {
    fetchSuggestions: ['server', '返回搜索建议', 'Answers with suggestions'],
  },
  delays: {
    rest: ['输入已停顿', 'The typing rested'],
  },
  guards: {
    isBlank: ['搜索词为空', 'Nothing is typed'],
    hasFound: ['找到了内容', 'Something was found'],
  },
})
