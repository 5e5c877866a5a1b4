import type { Bilingual } from '../../../src/machines/shared/words.ts'
import type { Aspect, Suite } from '../../core/coverage/report.types.ts'
import type { Locale } from '../../../src/i18n/locale.ts'

/** Filters: everything, gaps of both stories and walks, or gaps of one suite. */
export type Look = 'all' | 'missing' | Suite

export const suiteNames: Readonly<Record<Suite, Bilingual>> = {
  stories: { 'zh-CN': '故事', en: 'Stories' },
  unit: { 'zh-CN': 'Node 走查', en: 'Node walks' },
  flows: { 'zh-CN': '页面走查', en: 'Page walks' },
  e2e: { 'zh-CN': '端到端', en: 'End-to-end' },
}

/** For the head of a narrow column. */
export const shortNames: Readonly<Record<Suite, Bilingual>> = {
  stories: { 'zh-CN': '故事', en: 'Stories' },
  unit: { 'zh-CN': 'Node', en: 'Node' },
  flows: { 'zh-CN': '页面', en: 'Page' },
  e2e: { 'zh-CN': '端到端', en: 'E2E' },
}

export const suiteSays: Readonly<Record<Suite, Bilingual>> = {
  stories: {
    'zh-CN': '工坊里每个故事，在真实浏览器中播放',
    en: 'Every story of this workshop, played in a real browser',
  },
  unit: {
    'zh-CN': '只有状态机、没有界面，走遍每一次变化',
    en: 'The machine alone, without a screen, over every transition',
  },
  flows: {
    'zh-CN': '在真实页面上点击输入，走遍每一次变化',
    en: 'Every transition on the real page, by clicking and typing',
  },
  e2e: {
    'zh-CN': '正式构建的网站加真实服务器；只作参考，不设门槛',
    en: 'The built site with its real server; shown without a threshold',
  },
}

export const aspectNames: Readonly<Record<Aspect, Bilingual>> = {
  states: { 'zh-CN': '状态', en: 'States' },
  transitions: { 'zh-CN': '变化', en: 'Transitions' },
  passed: { 'zh-CN': '条件成立', en: 'Guards true' },
  refused: { 'zh-CN': '条件不成立', en: 'Guards false' },
}

export const lookNames: Readonly<Record<Look, Bilingual>> = {
  all: { 'zh-CN': '全部', en: 'Everything' },
  missing: { 'zh-CN': '缺口', en: 'Missing' },
  stories: { 'zh-CN': '故事未到', en: 'Not in stories' },
  unit: { 'zh-CN': 'Node 走查未到', en: 'Not in node walks' },
  flows: { 'zh-CN': '页面走查未到', en: 'Not in page walks' },
  e2e: { 'zh-CN': '端到端未到', en: 'Not end to end' },
}

export const words = {
  coverage: { 'zh-CN': '覆盖率', en: 'Coverage' },
  lead: {
    'zh-CN':
      '每个数字都是状态机真正运行时记下的次数，不是声明出来的。故事与走查合起来必须到达每个状态、每次变化，每个条件都要见过成立与不成立；少一项，测试就不通过。',
    en: 'Each figure counts what machines really did while they ran, not what somebody declared. Stories and walks together must enter every state, take every transition and see each guard both ways; one less, and the tests fail.',
  },
  reading: { 'zh-CN': '正在读取上次测量的结果…', en: 'Reading the last measurement…' },
  notMeasured: { 'zh-CN': '这里还没有测量过', en: 'Not yet measured here' },
  howToMeasure: {
    'zh-CN': '运行 `npm test`，跑完后刷新此页。单独重算用 `npm run atlas:coverage`。',
    en: 'Run `npm test` and load this page again. `npm run atlas:coverage` only adds up what was measured before.',
  },
  stale: {
    'zh-CN': '测量之后，产品或故事改动过。以下数字属于当时的版本：',
    en: 'The product or its stories have changed since. These figures are of an earlier version: ',
  },
  absent: { 'zh-CN': '没有测量结果：', en: 'Left no measurement: ' },
  reshaped: {
    'zh-CN': '测量之后，这些流程的状态图变了：',
    en: 'The charts of these flows have changed since: ',
  },
  again: { 'zh-CN': '运行 `npm test` 重新测量。', en: 'Run `npm test` to measure anew.' },
  total: { 'zh-CN': '总览', en: 'All flows' },
  together: { 'zh-CN': '合计', en: 'Proved' },
  togetherSays: {
    'zh-CN': '故事与两种走查合计，门槛 100%',
    en: 'Stories and both kinds of walks together; the threshold is 100%',
  },
  show: { 'zh-CN': '显示', en: 'Show' },
  flow: { 'zh-CN': '流程', en: 'Flows' },
  nothing: { 'zh-CN': '没有缺口：这里每一项都到达过。', en: 'Nothing is missing: every one was reached.' },
  missing: { 'zh-CN': '缺口', en: 'Missing' },
  complete: { 'zh-CN': '完整', en: 'Complete' },
  done: { 'zh-CN': '成功：', en: 'Succeeds: ' },
  error: { 'zh-CN': '失败：', en: 'Fails: ' },
  stays: { 'zh-CN': '留在', en: 'stays in' },
  given: { 'zh-CN': '条件：', en: 'if: ' },
  steps: { 'zh-CN': '步', en: 'steps' },
  times: { 'zh-CN': '数字是次数', en: 'Figures are how often' },
} as const satisfies Record<string, Bilingual>

export const items = (count: number, locale: Locale) =>
  locale === 'en' ? (count === 1 ? '1 item' : `${count} items`) : `${count} 项`

export const gaps = (count: number, locale: Locale) =>
  locale === 'en' ? `${count} missing` : `缺 ${count} 项`
