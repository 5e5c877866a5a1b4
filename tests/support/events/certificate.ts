import { certificateMachine } from '../../../src/machines/lifecycles/certificate/certificate.machine.ts'
import { learned } from '../learned.ts'
import type { Model } from '../walk.ts'

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
