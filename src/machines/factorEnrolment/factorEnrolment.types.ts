import type { Failure } from '../../contract/failure.ts'
import type { FactorOverview } from '../../contract/secondFactor.ts'

/** Changes that the member can make. */
export type FactorWish =
  | { kind: 'addPasskey'; name: string }
  | { kind: 'renamePasskey'; id: number; name: string }
  | { kind: 'removePasskey'; id: number; name: string }
  | { kind: 'beginTotp' }
  | { kind: 'confirmTotp'; code: string }
  | { kind: 'removeTotp' }
  | { kind: 'renewCodes' }

/** A wish with what an authenticator answered to it. */
export type FactorChange = Exclude<FactorWish, { kind: 'addPasskey' }> | AddedPasskey
export interface AddedPasskey {
  kind: 'addPasskey'
  name: string
  answer: string
}

/** The secret that an app is given. */
export interface TotpOffer {
  /** Base32. */
  readonly secret: string
  /** `otpauth://…` */
  readonly address: string
}

export interface FactorOutcome {
  /** Shown once; null: nothing is to be shown. */
  readonly codes: readonly string[] | null
  readonly totp: TotpOffer | null
}

export interface FactorEnrolmentContext {
  /** Null until it has come. */
  factors: FactorOverview | null
  wish: FactorWish | null
  /** Authenticator's answer for a new passkey. */
  answer: string | null
  totp: TotpOffer | null
  codes: readonly string[] | null
  failure: Failure | null
}

export type FactorEnrolmentEvent =
  | { type: 'factors.retry' }
  | { type: 'wish.choose'; wish: Exclude<FactorWish, { kind: 'confirmTotp' }> }
  /** The first code of the app that is being set up. */
  | { type: 'code.submit'; code: string }
  | { type: 'wish.confirm' }
  | { type: 'wish.dismiss' }
  /** The recovery codes are kept somewhere. */
  | { type: 'codes.keep' }
  /** Signs out, to come back with a fresh sign-in. */
  | { type: 'login.again' }

export type FactorEnrolmentEmitted =
  | { type: 'change.saved'; kind: FactorWish['kind'] }
  | { type: 'refresh.failed'; failure: Failure }
  | { type: 'login.wanted' }

/** Views of the page; each is a tag of the machine. */
export const enrolmentViews = ['loading', 'failed', 'open'] as const
/** Dialogs over the page; each is a tag of the machine. */
export const enrolmentDialogs = ['confirming', 'creating', 'settingUp', 'codes', 'proving', 'stale'] as const
export type FactorEnrolmentTag =
  | 'busy'
  | 'failure'
  | 'settled'
  | (typeof enrolmentViews)[number]
  | (typeof enrolmentDialogs)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. */
export interface FactorEnrolmentPort {
  /** Rejects with `CallError`. */
  fetchFactors(signal: AbortSignal): Promise<FactorOverview>
  /** Returns the authenticator's answer. Rejects with `CallError`, also when the visitor gives up. */
  createPasskey(signal: AbortSignal): Promise<string>
  /** Rejects with `CallError`. */
  saveChange(change: FactorChange, signal: AbortSignal): Promise<FactorOutcome>
}
