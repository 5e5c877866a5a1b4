import type { LoginResult } from '../../contract/login.ts'

export type QuickChannel = 'phone' | 'email'

export interface QuickLoginContext {
  result: LoginResult | null
}

export type QuickLoginEvent = { type: 'channel.choose'; channel: QuickChannel }
export type QuickLoginTag = 'email'
