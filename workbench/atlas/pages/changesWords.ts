import type { Bilingual } from '../../../src/machines/shared/words.ts'
import type { ChartHistory } from '../../core/diff/history.types.ts'

export const changesWords = {
  title: { 'zh-CN': '变更', en: 'What changed' },
  lead: {
    'zh-CN': '选一个时间，看此后哪些流程变了：新增、删除、改道，左右对照。地址会记住选择，可直接转发。',
    en: 'Choose a time and see which flows have changed since: added, removed, re-targeted, before and after side by side. The address keeps the choice and can be passed on.',
  },
  since: { 'zh-CN': '起始时间', en: 'Since' },
  yesterday: { 'zh-CN': '昨天以来', en: 'Yesterday' },
  week: { 'zh-CN': '最近 7 天', en: '7 days ago' },
  revision: { 'zh-CN': '或从某一版本算起', en: 'Or since a revision' },
  noRevision: { 'zh-CN': '选择版本', en: 'Choose a revision' },
  revisions: { 'zh-CN': '改过状态图的版本', en: 'Revisions that changed a chart' },
  compare: { 'zh-CN': '与此版本比较', en: 'Compare with this' },
  first: { 'zh-CN': '首次保存', en: 'First kept' },
  none: { 'zh-CN': '没有可比较的历史', en: 'There is no history to compare with' },
  unknown: {
    'zh-CN': '这份工坊里没有这个版本。请在上面另选一个。',
    en: 'This workshop does not know that revision. Choose another one above.',
  },
} as const satisfies Record<string, Bilingual>

/** Reason that there is no baseline, and the remedy. */
export const noHistory = (extent: ChartHistory['extent']): Bilingual =>
  extent === 'none'
    ? {
        'zh-CN': '工坊构建时没有 git 历史。请在仓库的克隆中重新构建：npm run build workshop。',
        en: 'The workshop was built without git. Build it in a clone of the repository: npm run build workshop.',
      }
    : {
        'zh-CN': '仓库里还没有提交过状态图。提交之后重新构建，这里就会有内容。',
        en: 'No chart has been committed yet. Once one is, build the workshop again.',
      }

export const changesText = {
  nothing: (moment: string): Bilingual => ({
    'zh-CN': `自 ${moment} 的版本以来，所有流程的状态图都没有变化。`,
    en: `No flow has changed its chart since the version of ${moment}.`,
  }),
  compared: (moment: string): Bilingual => ({
    'zh-CN': `与 ${moment} 的版本相比`,
    en: `Compared with the version of ${moment}`,
  }),
  built: (moment: string): Bilingual => ({
    'zh-CN': `工坊构建于 ${moment}`,
    en: `This workshop was built on ${moment}`,
  }),
}
