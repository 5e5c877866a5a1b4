import type { Bilingual } from '../../../src/machines/shared/words.ts'

export const walkWords = {
  title: { 'zh-CN': '带我去', en: 'Take me there' },
  lead: {
    'zh-CN': '从一个状态到另一个状态，在真实的网站上走最短的路。',
    en: 'From one state to another by the shortest way, on the real site.',
  },
  flow: { 'zh-CN': '流程', en: 'Flow' },
  from: { 'zh-CN': '从', en: 'From' },
  to: { 'zh-CN': '到', en: 'To' },
  start: { 'zh-CN': '起点', en: 'The start' },
  play: { 'zh-CN': '播放', en: 'Play' },
  pause: { 'zh-CN': '暂停', en: 'Pause' },
  step: { 'zh-CN': '下一步', en: 'Next step' },
  back: { 'zh-CN': '上一步', en: 'Previous step' },
  restart: { 'zh-CN': '从头播放', en: 'Play again' },
  pace: { 'zh-CN': '速度', en: 'Pace' },
  fast: { 'zh-CN': '2 秒走完', en: 'Two seconds' },
  slow: { 'zh-CN': '慢放', en: 'Slow' },
  steps: { 'zh-CN': '步骤', en: 'Steps' },
  chart: { 'zh-CN': '状态图', en: 'Statechart' },
  page: { 'zh-CN': '真实页面', en: 'The real page' },
  share: { 'zh-CN': '分享这一步', en: 'Share this step' },
  shareHint: {
    'zh-CN': '手机扫码，打开同一条路的同一步。',
    en: 'Scan with a phone to open the same step of the same way.',
  },
  copy: { 'zh-CN': '复制链接', en: 'Copy link' },
  copied: { 'zh-CN': '已复制', en: 'Copied' },
  opening: { 'zh-CN': '正在打开页面…', en: 'Opening the page…' },
  here: { 'zh-CN': '已在这里，无需走动。', en: 'Already there: no step is needed.' },
  startsOver: {
    'zh-CN': '从所选状态到不了那里，改为从起点出发。',
    en: 'Nothing leads there from the chosen state, so the walk begins at the start.',
  },
  noWay: { 'zh-CN': '没有路通向这个状态。', en: 'Nothing leads to this state.' },
  failed: { 'zh-CN': '走到一半停住了：', en: 'The walk got stuck: ' },
} satisfies Record<string, Bilingual>

export const arrivedAt = (state: Bilingual): Bilingual => ({
  'zh-CN': `到了：${state['zh-CN']}`,
  en: `Arrived: ${state.en}`,
})

/** @param milliseconds of the walk */
export const timeTaken = (milliseconds: number): Bilingual => ({
  'zh-CN': `用时 ${(milliseconds / 1000).toFixed(1)} 秒`,
  en: `took ${(milliseconds / 1000).toFixed(1)} s`,
})

export const stepOf = (at: number, total: number): Bilingual => ({
  'zh-CN': `第 ${at} 步，共 ${total} 步`,
  en: `Step ${at} of ${total}`,
})
