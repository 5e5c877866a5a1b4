import type { Words } from '../shared/words.ts'

export const paperDecision: Words = {
  area: 'papers',
  rank: 7,
  title: { 'zh-CN': '拟定决定', en: 'Deciding' },
  purpose: {
    'zh-CN': '主办方在一页上看稿件、文件、修改和全部审稿意见，拟定决定和给作者的信；发布前可改、可作废。',
    en: 'A chair sees a paper, its files, its changes and all reviews on one page, and prepares a decision with its letter; until the release it can be changed or discarded.',
  },
  rules: ['PAP-01'],
  states: {
    'paperDecision.loading': { 'zh-CN': '正在取稿件', en: 'Loading' },
    'paperDecision.failed': { 'zh-CN': '取不到，可重试', en: 'Could not be loaded: retry' },
    'paperDecision.routing': { 'zh-CN': '判断能做什么', en: 'Finding out what can be done' },
    'paperDecision.editing': { 'zh-CN': '正在拟定', en: 'Writing the decision' },
    'paperDecision.saving': { 'zh-CN': '正在保存', en: 'Saving' },
    'paperDecision.prepared': { 'zh-CN': '已拟定，尚未发布', en: 'Prepared, not released' },
    'paperDecision.discarding': { 'zh-CN': '正在作废', en: 'Discarding' },
    'paperDecision.releasing': { 'zh-CN': '正在发布', en: 'Releasing' },
    'paperDecision.outdated': { 'zh-CN': '情况已变', en: 'Changed meanwhile' },
    'paperDecision.settled': { 'zh-CN': '目前无须决定', en: 'Nothing to decide now' },
  },
  events: {
    'decision.retry': { by: 'visitor', says: { 'zh-CN': '主办方要求重试', en: 'The chair tries again' } },
    'decision.save': { by: 'visitor', says: { 'zh-CN': '主办方保存决定', en: 'The chair saves a decision' } },
    'decision.change': {
      by: 'visitor',
      says: { 'zh-CN': '主办方修改拟定的决定', en: 'The chair changes what is prepared' },
    },
    'decision.leave': {
      by: 'visitor',
      says: { 'zh-CN': '主办方放弃修改', en: 'The chair leaves it as it is' },
    },
    'decision.drop': { by: 'visitor', says: { 'zh-CN': '主办方作废决定', en: 'The chair discards it' } },
    'decision.send': { by: 'visitor', says: { 'zh-CN': '主办方发布决定', en: 'The chair releases it' } },
    'decision.reload': {
      by: 'visitor',
      says: { 'zh-CN': '主办方查看最新情况', en: 'The chair looks at what stands now' },
    },
  },
  actors: {
    loadPaper: {
      by: 'server',
      says: { 'zh-CN': '取稿件和审稿意见', en: 'Asks for the paper and its reviews' },
    },
    prepareDecision: { by: 'server', says: { 'zh-CN': '保存拟定的决定', en: 'Prepares the decision' } },
    discardDecision: { by: 'server', says: { 'zh-CN': '作废拟定的决定', en: 'Discards the decision' } },
    releaseDecision: { by: 'server', says: { 'zh-CN': '发布决定', en: 'Releases the decision' } },
  },
  delays: {},
  guards: {
    hasPrepared: { 'zh-CN': '已有拟定的决定', en: 'A decision is prepared' },
    canDecide: { 'zh-CN': '当前阶段可以作决定', en: 'The stage allows a decision' },
    isOutdated: { 'zh-CN': '稿件或决定已变', en: 'The paper or its decision has changed meanwhile' },
  },
}
