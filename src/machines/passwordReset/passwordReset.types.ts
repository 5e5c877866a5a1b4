import type { Failure } from '../../contract/failure.ts'

/** Values of the form of ACC-01. */
export interface NewPassword {
  mobile: string
  country_code: string
  code: string
  password: string
  password_again: string
  agreed: 1
}

export interface PasswordResetContext {
  wish: NewPassword | null
  failure: Failure | null
}

export type PasswordResetEvent = { type: 'reset.submit'; wish: NewPassword }
export type PasswordResetEmitted = { type: 'reset.failed'; failure: Failure }
export type PasswordResetTag = 'busy' | 'failure' | 'settled'

/** Port of the flow; `actorsOf` makes actors of its methods. */
export interface PasswordResetPort {
  /** Rejects with `CallError`. */
  saveReset(wish: NewPassword, signal: AbortSignal): Promise<unknown>
}
