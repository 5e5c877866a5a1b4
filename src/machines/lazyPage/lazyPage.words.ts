import type { Words } from '../shared/words.ts'

export const lazyPage: Words = {
  area: 'site',
  rank: 4,
  title: { 'zh-CN': '页面加载', en: 'Loading a page' },
  purpose: {
    'zh-CN': '页面代码迟到或出错时，明确告知并提供重试，屏幕永远不会空白。',
    en: 'A page whose code is late or broken says so and offers a retry; the screen is never blank.',
  },
  rules: ['NAV-06'],
  states: {
    'lazyPage.loading': { 'zh-CN': '正在加载', en: 'Loading' },
    'lazyPage.ready': { 'zh-CN': '已打开', en: 'Open' },
    'lazyPage.failed': { 'zh-CN': '没有加载出来', en: 'Could not be loaded' },
  },
  events: {
    'page.retry': { by: 'visitor', says: { 'zh-CN': '访客按下“重试”', en: 'The visitor presses retry' } },
  },
  actors: {
    loadChunk: {
      by: 'server',
      says: { 'zh-CN': '下载该页面的代码', en: 'Fetches the code of the page' },
    },
  },
  delays: {
    chunkTimeout: { 'zh-CN': '已等待 120 秒', en: '120 seconds have passed' },
  },
  guards: {
    isLoaded: {
      'zh-CN': '该页面的代码已在浏览器中',
      en: 'The code of the page is in the browser already',
    },
  },
  excused: {
    deadEnd: {
      'lazyPage.ready': {
        'zh-CN': '页面已打开，加载流程到此为止；离开该页时流程随之结束。',
        en: 'The page is open and nothing is left to load; the flow ends with the page.',
      },
    },
  },
}
