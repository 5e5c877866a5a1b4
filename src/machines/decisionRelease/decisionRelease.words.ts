import type { Words } from '../shared/words.ts'

export const decisionRelease: Words = {
  area: 'papers',
  rank: 8,
  title: { 'zh-CN': '发布决定', en: 'Releasing decisions' },
  purpose: {
    'zh-CN': '主办方一次发布多篇论文的决定：先看作者将读到的内容，再确认；每篇各自成功，或说明为何不能发布。',
    en: 'A chair releases the decisions of several papers together: first what the authors will read, then a confirmation; each one is released or refused with its reason.',
  },
  rules: ['PAP-01'],
  states: {
    'decisionRelease.loading': { 'zh-CN': '正在取预览', en: 'Loading what authors will read' },
    'decisionRelease.failed': { 'zh-CN': '取不到，可重试', en: 'Could not be loaded: retry' },
    'decisionRelease.confirming': { 'zh-CN': '等待确认', en: 'Asking' },
    'decisionRelease.releasing': { 'zh-CN': '正在发布', en: 'Releasing' },
    'decisionRelease.done': { 'zh-CN': '逐篇结果', en: 'What became of each' },
    'decisionRelease.closed': { 'zh-CN': '已关闭', en: 'Closed' },
  },
  events: {
    'release.retry': { by: 'visitor', says: { 'zh-CN': '主办方要求重试', en: 'The chair tries again' } },
    'release.send': {
      by: 'visitor',
      says: { 'zh-CN': '主办方确认发布', en: 'The chair confirms the release' },
    },
    'release.close': {
      by: 'visitor',
      says: { 'zh-CN': '主办方关闭对话框', en: 'The chair closes the dialog' },
    },
  },
  actors: {
    previewDecisions: {
      by: 'server',
      says: { 'zh-CN': '取作者将读到的内容', en: 'Asks for what the authors will read' },
    },
    releaseDecisions: {
      by: 'server',
      says: { 'zh-CN': '逐篇发布决定', en: 'Releases the decisions, each for itself' },
    },
  },
  delays: {},
  guards: { hasDecisions: { 'zh-CN': '有可发布的决定', en: 'There is something to release' } },
}
