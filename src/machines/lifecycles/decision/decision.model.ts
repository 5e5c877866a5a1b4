import { learned } from '../../../../mocks/samples/learned.ts'
import type { DecisionFacts } from '../../../contract/facts.ts'
import type { Model } from '../../shared/model.ts'
import { decisionMachine } from './decision.machine.ts'

const ready: DecisionFacts = {
  decision: 'minor_revision',
  isPaperActive: true,
  isPossible: true,
  hasEnoughReviews: true,
  reason: null,
}

export const decision: Model<typeof decisionMachine> = {
  machine: decisionMachine,
  inputs: [ready],
  events: [
    learned({ isPaperActive: true, isPossible: true, hasEnoughReviews: true }),
    learned({ isPaperActive: true, isPossible: true, hasEnoughReviews: false }),
    learned({ isPaperActive: true, isPossible: false, hasEnoughReviews: true }),
    learned({ isPaperActive: false, isPossible: true, hasEnoughReviews: true }),
    { type: 'decision.release' },
    { type: 'decision.override', reason: '两位审稿人逾期，已有意见一致' },
    { type: 'decision.override', reason: '' },
    { type: 'decision.discard' },
  ],
  project: ({ isPaperActive, isPossible, hasEnoughReviews }) => ({
    isPaperActive,
    isPossible,
    hasEnoughReviews,
  }),
}
