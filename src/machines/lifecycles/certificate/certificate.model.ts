import { certificateMachine } from './certificate.machine.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'

export const certificate: Model<typeof certificateMachine> = {
  machine: certificateMachine,
  inputs: [{ isEarned: false, reason: null }],
  events: [
    learned({ isEarned: true }),
    learned({ isEarned: false }),
    { type: 'certificate.earn' },
    { type: 'certificate.issue' },
    { type: 'certificate.revoke', reason: '姓名有误' },
    { type: 'certificate.revoke', reason: '' },
  ],
  project: ({ isEarned }) => ({ isEarned }),
}
