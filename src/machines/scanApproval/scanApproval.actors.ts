import type { SceneInfo } from '../../contract/wechat.ts'
import { createSendCodeActors } from '../sendCode/sendCode.actors.ts'
import { sendCodeMachine } from '../sendCode/sendCode.machine.ts'
import type { ApprovalProof, ScanApprovalPort } from './scanApproval.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createScanApprovalActors = (port: ScanApprovalPort) => ({
  openScene: fromPromise<SceneInfo, { scene: string }>(({ input, signal }) =>
    port.openScene(input.scene, signal),
  ),
  confirmScene: fromPromise<void, { scene: string; proof: ApprovalProof }>(({ input, signal }) =>
    port.confirmScene(input, signal),
  ),
  sceneCode: sendCodeMachine.provide({ actors: createSendCodeActors(port) }),
})
