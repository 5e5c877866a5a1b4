import { scanApprovalMachine } from './scanApproval.machine.ts'
import { callError, sceneInfo } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

export const scanApproval: Model<typeof scanApprovalMachine> = {
  machine: scanApprovalMachine,
  inputs: [
    { scene: 'scene-1', member: true },
    { scene: 'scene-1', member: false },
  ],
  events: [
    done('openScene', sceneInfo),
    done('openScene', { ...sceneInfo, status: 'confirmed' }),
    done('openScene', { ...sceneInfo, status: 'expired' }),
    failed('openScene', callError('refused', 'sceneUnknown')),
    failed('openScene', callError('offline')),
    { type: 'scene.approve', proof: { as: 'session' } },
    { type: 'scene.approve', proof: { as: 'unbound' } },
    {
      type: 'scene.approve',
      proof: { as: 'phone', mobile: '13800138000', country_code: '86', code: '123456' },
    },
    { type: 'scene.decline' },
    { type: 'scene.retry' },
    done('confirmScene'),
    failed('confirmScene', callError('refused', 'sceneExpired')),
    failed('confirmScene', callError('refused', 'codeWrong')),
  ],
  project: ({ member, proof, failure }) => ({ member, proof: proof !== null, failure: failure !== null }),
}
