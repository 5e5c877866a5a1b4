import { certificateMachine } from './certificate.machine.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'

export const certificate: Model<typeof certificateMachine> = {
  machine: certificateMachine,
  inputs: [{ isEarned: false, isOpen: false, opensAt: null, reason: null }],
  events: [
    learned({ isEarned: true, isOpen: true }),
    learned({ isEarned: true, isOpen: false }),
    learned({ isEarned: false, isOpen: true }),
    { type: 'certificate.earn' },
    { type: 'certificate.open' },
    { type: 'certificate.collect' },
    { type: 'certificate.issue' },
    { type: 'certificate.revoke', reason: '姓名有误' },
    { type: 'certificate.revoke', reason: '' },
  ],
  project: ({ isEarned, isOpen }) => ({ isEarned, isOpen }),
}
