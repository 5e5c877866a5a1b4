import { words } from '../shared/words.ts'

export const lazyPage = words({
  area: 'site',
  rank: 4,
  title: ['页面加载', 'Loading a page'],
  purpose: [
    '页面代码迟到或出错时，明确告知并提供重试，屏幕永远不会空白。',
    'A page whose code is late or broken says so and offers a retry; the screen is never blank.',
  ],
  rules: ['NAV-06'],
  states: {
    'lazyPage.ready': ['已打开', 'Open'],
    'lazyPage.failed': ['没有加载出来', 'Could not be loaded'],
  },
  events: {
    'page.retry': ['visitor', '访客按下“重试”', 'The visitor presses retry'],
  },
  actors: {
    loadChunk: ['server', '下载该页面的代码', 'Fetches the code of the page'],
  },
  delays: {
    chunkTimeout: ['已等待 120 秒', '120 seconds have passed'],
  },
  guards: {
    isLoaded: ['该页面的代码已在浏览器中', 'The code of the page is in the browser already'],
  },
  excused: {
    deadEnd: {
      'lazyPage.ready': [
        '页面已打开，加载流程到此为止；离开该页时流程随之结束。',
        'The page is open and nothing is left to load; the flow ends with the page.',
      ],
    },
  },
})
