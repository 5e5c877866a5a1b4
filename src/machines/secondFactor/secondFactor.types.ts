import type { Failure } from '../../contract/failure.ts'
import type { FactorWay, WaysOfAccount } from '../../contract/secondFactor.ts'

export interface Proof {
  way: FactorWay
  /** The code that was typed, or the passkey's answer. */
  proof: string
}

export interface SecondFactorContext {
  /** Methods of the account that this browser supports; null until they are read. */
  ways: WaysOfAccount | null
  proof: Proof | null
  outcome: SecondFactorOutput['outcome']
  failure: Failure | null
}

export type SecondFactorEvent =
  | { type: 'ways.retry' }
  | { type: 'way.choose'; way: FactorWay }
  /** The visitor has none of them at hand. */
  | { type: 'way.lose' }
  | { type: 'way.back' }
  | { type: 'passkey.ask' }
  | { type: 'passkey.stop' }
  | { type: 'code.submit'; code: string }
  /** The visitor gives up: signs out, or closes the dialog. */
  | { type: 'factor.leave' }

/** Views of the page; each is a tag of the machine. */
export const factorViews = ['loading', 'failed', 'passkey', 'totp', 'recovery', 'blocked', 'lost'] as const
export type SecondFactorTag =
  | 'busy'
  | 'failure'
  | 'asking'
  | 'checking'
  | 'open'
  | (typeof factorViews)[number]

export interface SecondFactorOutput {
  outcome: 'verified' | 'left'
}

/** Port of the flow; `actorsOf` makes actors of its methods. */
export interface SecondFactorPort {
  /** Without passkeys where the browser knows none. Rejects with `CallError`. */
  fetchWays(signal: AbortSignal): Promise<WaysOfAccount>
  /** Returns the authenticator's answer. Rejects with `CallError`, also when the visitor gives up. */
  askPasskey(signal: AbortSignal): Promise<string>
  /** Rejects with `CallError`. */
  verify(proof: Proof, signal: AbortSignal): Promise<void>
}
