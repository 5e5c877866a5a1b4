import type { Words } from '../shared/words.ts'

export const recording: Words = {
  area: 'live',
  rank: 3,
  title: { 'zh-CN': '直播录像', en: 'Recording of a live' },
  purpose: {
    'zh-CN': '直播结束后，录像稍后生成；留在页面上的人不必刷新，录像好了会自动出现。',
    en: 'The recording is made a little after the end; whoever stayed sees it appear without loading the page anew.',
  },
  rules: ['LIVE-01'],
  states: {
    'recording.routing': { 'zh-CN': '是否已有录像', en: 'Is there one' },
    'recording.asking': { 'zh-CN': '正在查询', en: 'Being asked for' },
    'recording.waiting': { 'zh-CN': '稍后再查', en: 'Asked again soon' },
    'recording.ready': { 'zh-CN': '可以观看', en: 'Can be watched' },
    'recording.none': { 'zh-CN': '暂无录像', en: 'None yet' },
  },
  events: {
    'recording.ask': { by: 'visitor', says: { 'zh-CN': '用户要求再查一次', en: 'The user asks once more' } },
  },
  actors: {
    askRecording: {
      by: 'server',
      says: { 'zh-CN': '查询本场直播的录像', en: 'Tells whether there is a recording' },
    },
  },
  delays: {
    pause: {
      'zh-CN': '到了再查的时候，间隔逐次加倍',
      en: 'It is time to ask again; each pause is twice as long',
    },
  },
  guards: {
    isKnown: { 'zh-CN': '打开页面时已有录像', en: 'It was there when the page came' },
    isMade: { 'zh-CN': '录像已生成', en: 'It has been made' },
    isTired: { 'zh-CN': '已查询七次', en: 'It was asked for seven times' },
  },
}
