import type { Failure } from '../../contract/failure.ts'
import type { LoginResult } from '../../contract/login.ts'

/** Valid values of one of the visible forms (LOGIN-09). */
export type Credentials =
  | { method: 'phone'; mobile: string; country_code: string; code: string }
  | { method: 'email'; email: string; code: string }
  | { method: 'password'; account: string; password: string; country_code: string }
  | { method: 'bind'; mobile: string; country_code: string; code: string; openid: string }

export interface CredentialLoginContext {
  credentials: Credentials | null
  failure: Failure | null
  result: LoginResult | null
}

export type CredentialLoginEvent = { type: 'login.submit'; credentials: Credentials }
export type CredentialLoginEmitted = { type: 'login.failed'; failure: Failure }
export type CredentialLoginTag = 'busy' | 'failure'

export interface CredentialLoginPort {
  /** Signs in and keeps the session for 30 days (LOGIN-05). Rejects with `CallError`. */
  logIn(credentials: Credentials, signal: AbortSignal): Promise<LoginResult>
}
