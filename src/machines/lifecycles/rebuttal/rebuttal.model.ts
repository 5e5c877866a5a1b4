import { learned } from '../../../../mocks/samples/learned.ts'
import type { RebuttalFacts } from '../../../contract/facts.ts'
import type { Model } from '../../shared/model.ts'
import { rebuttalMachine } from './rebuttal.machine.ts'

const until = '2026-12-12T15:59:00.000Z'
const ready: RebuttalFacts = {
  paperId: 1,
  isAllowed: true,
  isPaperActive: true,
  hasReviews: true,
  isOpen: true,
  isWritten: true,
  isShort: true,
  days: 7,
  dueAt: null,
}
const { paperId: _, days: __, dueAt: ___, ...allTrue } = ready

export const rebuttal: Model<typeof rebuttalMachine> = {
  machine: rebuttalMachine,
  inputs: [ready],
  events: [
    learned(allTrue),
    learned({ ...allTrue, isAllowed: false }),
    learned({ ...allTrue, isPaperActive: false }),
    learned({ ...allTrue, hasReviews: false }),
    learned({ ...allTrue, isOpen: false }),
    learned({ ...allTrue, isWritten: false }),
    learned({ ...allTrue, isShort: false }),
    { type: 'rebuttal.open', until },
    { type: 'rebuttal.submit' },
    { type: 'rebuttal.amend' },
    { type: 'rebuttal.lapse' },
    { type: 'rebuttal.close' },
  ],
  project: ({ isAllowed, isPaperActive, hasReviews, isOpen, isWritten, isShort }) => ({
    isAllowed,
    isPaperActive,
    hasReviews,
    isOpen,
    isWritten,
    isShort,
  }),
}
