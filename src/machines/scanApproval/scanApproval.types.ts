import type { Failure } from '../../contract/failure.ts'
import type { SceneInfo } from '../../contract/wechat.ts'
import type { SendCodePort } from '../sendCode/sendCode.types.ts'

export interface ScanApprovalInput {
  scene: string
  /** True if signed in on this device. */
  member: boolean
}

export type ApprovalProof =
  | { as: 'session' }
  | { as: 'unbound' }
  | { as: 'phone'; mobile: string; country_code: string; code: string }

export interface ScanApprovalContext extends ScanApprovalInput {
  info: SceneInfo | null
  proof: ApprovalProof | null
  failure: Failure | null
}

export type ScanApprovalEvent =
  | { type: 'scene.approve'; proof: ApprovalProof }
  | { type: 'scene.decline' }
  | { type: 'scene.retry' }

export type ScanApprovalEmitted = { type: 'approval.failed'; failure: Failure }
/** Views of the page; each is a tag of the machine. */
export const approvalViews = [
  'loading',
  'failed',
  'approved',
  'declined',
  'expired',
  'confirming',
  'identifying',
  'approving',
] as const
export type ScanApprovalTag = 'busy' | 'failure' | (typeof approvalViews)[number]

export interface ScanApprovalPort extends SendCodePort {
  openScene(scene: string, signal: AbortSignal): Promise<SceneInfo>
  confirmScene(request: { scene: string; proof: ApprovalProof }, signal: AbortSignal): Promise<void>
}
