import type { LoginResult } from '../../contract/login.ts'

export interface BindPhoneInput {
  openid: string
}

export interface BindPhoneContext extends BindPhoneInput {
  result: LoginResult | null
}

export type BindPhoneEvent = { type: 'bind.close' }
export type BindPhoneOutput = { outcome: 'bound'; result: LoginResult } | { outcome: 'closed' }
