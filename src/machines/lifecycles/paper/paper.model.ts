import { learned } from '../../../../mocks/samples/learned.ts'
import type { PaperFacts } from '../../../contract/facts.ts'
import type { Model } from '../../shared/model.ts'
import { paperMachine } from './paper.machine.ts'

const written: PaperFacts = {
  round: 0,
  lastDecision: null,
  isComplete: true,
  isOpen: true,
  isRevisionOpen: true,
  revisionDueAt: null,
  revisionDays: 21,
  hasResponse: false,
  hasSecondReview: false,
  isLastRound: false,
  isSeconded: false,
  withdrawnFrom: null,
  isLapsed: false,
  hasFinal: false,
  isFinalOpen: true,
  isSettled: false,
  reason: null,
}
const calm = {
  isComplete: true,
  isOpen: true,
  isRevisionOpen: true,
  hasResponse: true,
  hasSecondReview: false,
  isLastRound: false,
  isSeconded: false,
  isFinalOpen: true,
  isSettled: true,
}

const until = '2026-12-13T15:59:00.000Z'

export const paper: Model<typeof paperMachine> = {
  machine: paperMachine,
  inputs: [written],
  events: [
    learned(calm),
    learned({ ...calm, isComplete: false }),
    learned({ ...calm, isOpen: false }),
    learned({ ...calm, isRevisionOpen: false }),
    learned({ ...calm, hasResponse: false }),
    learned({ ...calm, hasSecondReview: true }),
    learned({ ...calm, isLastRound: true }),
    learned({ ...calm, isSeconded: true }),
    learned({ ...calm, isFinalOpen: false }),
    learned({ ...calm, isSettled: false }),
    { type: 'paper.submit' },
    { type: 'paper.amend' },
    { type: 'paper.pass' },
    { type: 'paper.return', reason: 'PDF 中仍有作者姓名', until },
    { type: 'paper.return', reason: '', until },
    { type: 'paper.resubmit' },
    { type: 'paper.decide', decision: 'accept', until },
    { type: 'paper.decide', decision: 'minor_revision', until },
    { type: 'paper.decide', decision: 'rejection', until },
    { type: 'paper.extend', until },
    { type: 'paper.lapse' },
    { type: 'paper.reinstate', reason: '评审意见归错了稿件' },
    { type: 'paper.reinstate', reason: '' },
    { type: 'paper.finalize' },
    { type: 'paper.publish' },
    { type: 'paper.index', reason: 'EI 20264812345678' },
    { type: 'paper.index', reason: '' },
    { type: 'paper.withdraw', reason: '实验有误，需重做' },
    { type: 'paper.withdraw', reason: '' },
    { type: 'paper.revive' },
    { type: 'paper.restore' },
    { type: 'paper.retract', reason: '图 3 数据重复使用' },
    { type: 'paper.retract', reason: '' },
  ],
  // No guard looks at the round, the decision and the dates.
  project: ({
    round: _r,
    lastDecision: _d,
    revisionDueAt: _at,
    revisionDays: _days,
    reason: _why,
    ...facts
  }) => facts,
}
