import type { LoginResult } from '../../contract/login.ts'
import type { SendCodePort } from '../sendCode/sendCode.types.ts'
import type { CredentialLoginPort } from '../credentialLogin/credentialLogin.types.ts'
import type { ProfilePort } from '../profile/profile.types.ts'
import type { SecondFactorPort } from '../secondFactor/secondFactor.types.ts'
import type { ScanPort } from '../scan/scan.types.ts'

export type LoginMethod = 'scan' | 'quick' | 'password'

export interface LoginInput {
  /** Which tab is open first. */
  method: LoginMethod
  /** Led here by an invitation to work: the questions of a new member wait until the next time. */
  isInvited: boolean
}

export interface LoginContext {
  /** The open tab; while a dialog is open, the tab behind it. */
  method: LoginMethod
  isInvited: boolean
  openid: string | null
  result: LoginResult | null
  destination: LoginDestination
}

/** `return`: the `url` parameter or the home page (LOGIN-06); `onward`: the same after the profile box (PROF-04). */
export type LoginDestination = 'return' | 'attest' | 'onward'
export type LoginEvent =
  | { type: 'method.choose'; method: LoginMethod }
  /** The session that is kept waits for its second factor. */
  | { type: 'factor.ask' }
/** The session is kept already; pages that show a signed-in visitor may look again. */
export type LoginTag = 'choosing'
export type LoginEmitted =
  | { type: 'login.succeeded' }
  /** A session is kept that opens nothing yet. */
  | { type: 'login.halfway' }
  /** Signal that the session is to end. */
  | { type: 'login.left' }
export interface LoginOutput {
  destination: LoginDestination
}

/** Port of the login flow; the API client and the session store satisfy it. */
export interface LoginPort
  extends ScanPort, SecondFactorPort, CredentialLoginPort, SendCodePort, ProfilePort {}
