import type { CodeTarget } from '../../contract/codeTarget.ts'
import type { Failure } from '../../contract/failure.ts'
import type { Reason } from '../../contract/reasons.ts'

/** Purpose of the code; each has its own call and its own countdown. */
export type CodePurpose = 'login' | 'bind' | 'scene' | 'password' | 'oldPhone' | 'oldEmail' | 'newContact'

/** Contact of the account itself: the server knows the address. */
export interface OwnTarget {
  channel: 'own'
}
export type SendTarget = CodeTarget | OwnTarget

export interface SendCodeInput {
  purpose: CodePurpose
  channel: SendTarget['channel']
}

export interface SendCodeContext extends SendCodeInput {
  target: SendTarget | null
  /** Contact typed before a reload, by field; null: not known. */
  contact: Readonly<Record<string, string>> | null
  /** Epoch milliseconds, or null while no countdown runs. */
  resendAt: number | null
  /** Milliseconds that the countdown still had when it was started or recalled. */
  remaining: number
  fault: Reason | null
  failure: Failure | null
}

export type CountdownRecalled = { type: 'countdown.recalled' } & Recalled
export type SendCodeEvent = { type: 'code.send'; target: SendTarget } | CountdownRecalled

export type SendCodeEmitted =
  | { type: 'code.sent' }
  | { type: 'code.faulty'; fault: Reason }
  | { type: 'code.failed'; failure: Failure }

export type SendCodeTag = 'busy' | 'counting' | 'failure'

export interface CodeSent {
  /** Epoch milliseconds: when another code may be sent, and the present. */
  resendAt: number
  now: number
}

export interface Recalled extends CodeSent {
  contact: SendCodeContext['contact']
}

export interface SendCodePort {
  /** Sends one code and remembers when the next may go (CODE-02). Rejects with `CallError`. */
  sendCode(request: { purpose: CodePurpose; target: SendTarget }, signal: AbortSignal): Promise<CodeSent>
  /** A countdown that still runs from before (another tab of the page, a reload), or null. */
  recallCountdown(input: SendCodeInput): Recalled | null
}
