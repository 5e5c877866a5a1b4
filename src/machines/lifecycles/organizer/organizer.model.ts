import type { OrganizerFacts } from '../../../contract/facts.ts'
import { organizerMachine } from './organizer.machine.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'

const fresh: OrganizerFacts = {
  isComplete: false,
  hasRunningConference: false,
  isSeconded: false,
  reason: null,
}

export const organizer: Model<typeof organizerMachine> = {
  machine: organizerMachine,
  inputs: [fresh],
  events: [
    learned({ isComplete: true, hasRunningConference: false, isSeconded: false }),
    learned({ isComplete: false, hasRunningConference: false, isSeconded: false }),
    learned({ isComplete: true, hasRunningConference: true, isSeconded: false }),
    learned({ isComplete: true, hasRunningConference: true, isSeconded: true }),
    { type: 'organizer.submit' },
    { type: 'organizer.withdraw' },
    { type: 'organizer.pickUp' },
    { type: 'organizer.approve' },
    { type: 'organizer.reject', reason: '营业执照已过期' },
    { type: 'organizer.reject', reason: '' },
    { type: 'organizer.change' },
    { type: 'organizer.revoke', reason: '资质被撤销' },
    { type: 'organizer.revoke', reason: '' },
  ],
  project: ({ isComplete, hasRunningConference, isSeconded }) => ({
    isComplete,
    hasRunningConference,
    isSeconded,
  }),
}
