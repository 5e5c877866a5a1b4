import type { Failure } from '../../../contract/failure.ts'
import type { Country } from '../../../contract/site.ts'
import type { SceneInfo } from '../../../contract/wechat.ts'
import type { CodeState } from '../../kit/CodeField.tsx'
import type { PhoneTarget } from '../Login/Login.types.ts'

/** The second device: the request, and the possible answers. */
export interface ScanApprovalProps {
  /** `confirming`: a member approves at once. `identifying`: a guest names a phone, or goes on without. */
  view: 'loading' | 'confirming' | 'identifying' | 'approved' | 'declined' | 'expired' | 'failed'
  info: SceneInfo | null
  /** Name of the member on this device. */
  nickname?: string | undefined
  busy: boolean
  failure?: Failure | null | undefined
  countries: readonly Country[] | null
  code: CodeState
  onSendCode: (target: PhoneTarget) => void
  onApprove: (
    proof:
      | { as: 'session' }
      | { as: 'unbound' }
      | { as: 'phone'; mobile: string; country_code: string; code: string },
  ) => void
  onDecline: () => void
  onRetry: () => void
}
