import { words } from '../shared/words.ts'

export const paperDecision = words({
  area: 'papers',
  rank: 7,
  title: ['拟定决定', 'Deciding'],
  purpose: [
    '主办方在一页上看稿件、文件、修改和全部审稿意见，拟定决定和给作者的信；发布前可改、可作废。',
    'A chair sees a paper, its files, its changes and all reviews on one page, and prepares a decision with its letter; until the release it can be changed or discarded.',
  ],
  rules: ['PAP-01'],
  states: {
    'paperDecision.loading': ['正在取稿件', 'Loading'],
    'paperDecision.failed': ['取不到，可重试', 'Could not be loaded: retry'],
    'paperDecision.routing': ['判断能做什么', 'Finding out what can be done'],
    'paperDecision.editing': ['正在拟定', 'Writing the decision'],
    'paperDecision.prepared': ['已拟定，尚未发布', 'Prepared, not released'],
    'paperDecision.discarding': ['正在作废', 'Discarding'],
    'paperDecision.releasing': ['正在发布', 'Releasing'],
    'paperDecision.outdated': ['情况已变', 'Changed meanwhile'],
    'paperDecision.settled': ['目前无须决定', 'Nothing to decide now'],
  },
  events: {
    'decision.retry': ['visitor', '主办方要求重试', 'The chair tries again'],
    'decision.save': ['visitor', '主办方保存决定', 'The chair saves a decision'],
    'decision.change': ['visitor', '主办方修改拟定的决定', 'The chair changes what is prepared'],
    'decision.leave': ['visitor', '主办方放弃修改', 'The chair leaves it as it is'],
    'decision.drop': ['visitor', '主办方作废决定', 'The chair discards it'],
    'decision.send': ['visitor', '主办方发布决定', 'The chair releases it'],
    'decision.reload': ['visitor', '主办方查看最新情况', 'The chair looks at what stands now'],
  },
  actors: {
    loadPaper: ['server', '取稿件和审稿意见', 'Asks for the paper and its reviews'],
    prepareDecision: ['server', '保存拟定的决定', 'Prepares the decision'],
    discardDecision: ['server', '作废拟定的决定', 'Discards the decision'],
    releaseDecision: ['server', '发布决定', 'Releases the decision'],
  },
  guards: {
    hasPrepared: ['已有拟定的决定', 'A decision is prepared'],
    canDecide: ['当前阶段可以作决定', 'The stage allows a decision'],
    isOutdated: ['稿件或决定已变', 'The paper or its decision has changed meanwhile'],
  },
})
