import type { LiveStaffFacts } from '../../../contract/facts.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'
import { liveStaffMachine } from './liveStaff.machine.ts'

const fresh: LiveStaffFacts = {
  conferenceId: 1,
  liveId: 11,
  part: 'host',
  isOver: false,
  hasBegun: false,
  isSpare: true,
  startsAt: '2026-12-01T01:00:00.000Z',
  expiresAt: '2026-11-28T02:00:00.000Z',
}
const moment = (facts: Partial<Pick<LiveStaffFacts, 'isOver' | 'hasBegun' | 'isSpare'>>) => {
  const { isOver, hasBegun, isSpare } = fresh
  return learned({ isOver, hasBegun, isSpare, ...facts })
}

export const liveStaff: Model<typeof liveStaffMachine> = {
  machine: liveStaffMachine,
  inputs: [fresh],
  events: [
    moment({}),
    moment({ isOver: true }),
    moment({ hasBegun: true }),
    moment({ isSpare: false }),
    { type: 'staff.accept' },
    { type: 'staff.decline' },
    { type: 'staff.withdraw' },
    { type: 'staff.expire' },
    { type: 'staff.replace' },
  ],
  project: ({ isOver, hasBegun, isSpare }) => ({ isOver, hasBegun, isSpare }),
}
