import { words } from '../shared/words.ts'

export const decisionRelease = words({
  area: 'papers',
  rank: 8,
  title: ['发布决定', 'Releasing decisions'],
  purpose: [
    '主办方一次发布多篇论文的决定：先看作者将读到的内容，再确认；每篇各自成功，或说明为何不能发布。',
    'A chair releases the decisions of several papers together: first what the authors will read, then a confirmation; each one is released or refused with its reason.',
  ],
  rules: ['PAP-01'],
  states: {
    'decisionRelease.loading': ['正在取预览', 'Loading what authors will read'],
    'decisionRelease.failed': ['取不到，可重试', 'Could not be loaded: retry'],
    'decisionRelease.confirming': ['等待确认', 'Asking'],
    'decisionRelease.releasing': ['正在发布', 'Releasing'],
    'decisionRelease.done': ['逐篇结果', 'What became of each'],
  },
  events: {
    'release.retry': ['visitor', '主办方要求重试', 'The chair tries again'],
    'release.send': ['visitor', '主办方确认发布', 'The chair confirms the release'],
    'release.close': ['visitor', '主办方关闭对话框', 'The chair closes the dialog'],
  },
  actors: {
    previewDecisions: ['server', '取作者将读到的内容', 'Asks for what the authors will read'],
    releaseDecisions: ['server', '逐篇发布决定', 'Releases the decisions, each for itself'],
  },
  guards: {
    hasDecisions: ['有可发布的决定', 'There is something to release'],
  },
})
