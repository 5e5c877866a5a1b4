import type { Words } from '../shared/words.ts'

export const paperViewer: Words = {
  area: 'papers',
  rank: 13,
  title: { 'zh-CN': '稿件阅读', en: 'Reading the paper' },
  purpose: {
    'zh-CN': '在审稿意见旁逐页显示稿件 PDF：可翻页、缩放、选取文字，打不开时说明原因并可重试。',
    en: 'Shows the PDF of a paper beside the form of its review, page by page: it is turned and enlarged, its text can be selected, and a fault is named and can be retried.',
  },
  rules: ['REV-01'],
  states: {
    'paperViewer.loading': { 'zh-CN': '正在打开稿件', en: 'Opening the paper' },
    'paperViewer.reading': { 'zh-CN': '阅读中', en: 'Reading' },
    'paperViewer.reading.painting': { 'zh-CN': '正在绘制页面', en: 'Painting a page' },
    'paperViewer.reading.shown': { 'zh-CN': '页面已显示', en: 'The page is shown' },
    'paperViewer.failed': { 'zh-CN': '打不开，可重试', en: 'Cannot be shown: retry' },
  },
  events: {
    'paper.next': { by: 'visitor', says: { 'zh-CN': '审稿人翻到下一页', en: 'The reviewer turns on' } },
    'paper.previous': {
      by: 'visitor',
      says: { 'zh-CN': '审稿人翻回上一页', en: 'The reviewer turns back' },
    },
    'paper.go': { by: 'visitor', says: { 'zh-CN': '审稿人选择一页', en: 'The reviewer chooses a page' } },
    'paper.enlarge': { by: 'visitor', says: { 'zh-CN': '审稿人放大页面', en: 'The reviewer enlarges it' } },
    'paper.reduce': { by: 'visitor', says: { 'zh-CN': '审稿人缩小页面', en: 'The reviewer reduces it' } },
    'paper.retry': { by: 'visitor', says: { 'zh-CN': '审稿人重试', en: 'The reviewer tries again' } },
  },
  actors: {
    openPaper: { by: 'server', says: { 'zh-CN': '取稿件并解析', en: 'Fetches the paper and reads it' } },
    paintPage: { by: 'browser', says: { 'zh-CN': '绘制一页', en: 'Paints a page' } },
    holdPaper: {
      by: 'browser',
      says: { 'zh-CN': '离开页面时释放稿件占用的内存', en: 'Gives the memory of the paper back at the end' },
    },
  },
  delays: {},
  guards: {
    hasNext: { 'zh-CN': '后面还有页', en: 'There is a page after it' },
    hasPrevious: { 'zh-CN': '前面还有页', en: 'There is a page before it' },
    canEnlarge: { 'zh-CN': '还能放大', en: 'It can be larger' },
    canReduce: { 'zh-CN': '还能缩小', en: 'It can be smaller' },
  },
}
