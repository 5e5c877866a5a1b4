import { words } from '../shared/words.ts'

export const paperViewer = words({
  area: 'papers',
  rank: 13,
  title: ['稿件阅读', 'Reading the paper'],
  purpose: [
    '在审稿意见旁逐页显示稿件 PDF：可翻页、缩放、选取文字，打不开时说明原因并可重试。',
    'Shows the PDF of a paper beside the form of its review, page by page: it is turned and enlarged, its text can be selected, and a fault is named and can be retried.',
  ],
  rules: ['REV-01'],
  states: {
    'paperViewer.loading': ['正在打开稿件', 'Opening the paper'],
    'paperViewer.reading': ['阅读中', 'Reading'],
    'paperViewer.reading.painting': ['正在绘制页面', 'Painting a page'],
    'paperViewer.reading.shown': ['页面已显示', 'The page is shown'],
    'paperViewer.failed': ['打不开，可重试', 'Cannot be shown: retry'],
  },
  events: {
    'paper.next': ['visitor', '审稿人翻到下一页', 'The reviewer turns on'],
    'paper.previous': ['visitor', '审稿人翻回上一页', 'The reviewer turns back'],
    'paper.go': ['visitor', '审稿人选择一页', 'The reviewer chooses a page'],
    'paper.enlarge': ['visitor', '审稿人放大页面', 'The reviewer enlarges it'],
    'paper.reduce': ['visitor', '审稿人缩小页面', 'The reviewer reduces it'],
    'paper.retry': ['visitor', '审稿人重试', 'The reviewer tries again'],
  },
  actors: {
    openPaper: ['server', '取稿件并解析', 'Fetches the paper and reads it'],
    paintPage: ['browser', '绘制一页', 'Paints a page'],
    holdPaper: ['browser', '离开页面时释放稿件占用的内存', 'Gives the memory of the paper back at the end'],
  },
  guards: {
    hasNext: ['后面还有页', 'There is a page after it'],
    hasPrevious: ['前面还有页', 'There is a page before it'],
    canEnlarge: ['还能放大', 'It can be larger'],
    canReduce: ['还能缩小', 'It can be smaller'],
  },
})
