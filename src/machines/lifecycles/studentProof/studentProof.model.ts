import type { StudentProofFacts } from '../../../contract/facts.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'
import { studentProofMachine } from './studentProof.machine.ts'

const fresh: StudentProofFacts = {
  conferenceId: 1,
  hasFile: true,
  isUsed: false,
  isOver: false,
  reason: null,
}
const moment = (facts: Partial<Pick<StudentProofFacts, 'hasFile' | 'isUsed' | 'isOver'>>) => {
  const { hasFile, isUsed, isOver } = fresh
  return learned({ hasFile, isUsed, isOver, ...facts })
}

export const studentProof: Model<typeof studentProofMachine> = {
  machine: studentProofMachine,
  inputs: [fresh],
  events: [
    moment({}),
    moment({ hasFile: false }),
    moment({ isUsed: true }),
    moment({ isOver: true }),
    { type: 'proof.submit' },
    { type: 'proof.accept' },
    { type: 'proof.reject', reason: '证件已过期' },
    { type: 'proof.reject', reason: '' },
    { type: 'proof.withdraw' },
  ],
  project: ({ hasFile, isUsed, isOver, reason }) => ({ hasFile, isUsed, isOver, reason }),
}
