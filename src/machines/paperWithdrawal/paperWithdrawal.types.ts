import type { Failure } from '../../contract/failure.ts'
import type { OwnPaper } from '../../contract/paper.ts'

export interface PaperWithdrawalInput {
  /** Id of the paper. */
  id: number
}

/** Values typed to withdraw a paper. */
export interface TypedWithdrawal {
  confirmation: string
  reason: string
}

export interface PaperWithdrawalContext extends PaperWithdrawalInput {
  paper: OwnPaper | null
  typed: TypedWithdrawal | null
  /** Idempotency key of the request; a retry has the same. */
  key: string
  failure: Failure | null
}

export type PaperWithdrawalEvent =
  | { type: 'paper.retry' }
  | { type: 'withdrawal.ask' }
  | { type: 'withdrawal.send'; typed: TypedWithdrawal; key: string }
  | { type: 'withdrawal.dismiss' }
  | { type: 'paper.revive'; key: string }

export type PaperWithdrawalEmitted = { type: 'paper.withdrawn' } | { type: 'paper.revived' }

/** Views of the page; each is a tag of the machine. */
export const paperWithdrawalViews = ['loading', 'failed', 'paper'] as const
export type PaperWithdrawalTag = 'busy' | 'failure' | 'dialog' | (typeof paperWithdrawalViews)[number]

/** Everything rejects with `CallError`. @public */
export interface PaperWithdrawalPort {
  readPaper(id: number, signal: AbortSignal): Promise<OwnPaper>
  /** After a refusal. */
  rereadPaper(id: number, signal: AbortSignal): Promise<OwnPaper>
  withdrawPaper(
    wish: { paper: OwnPaper; typed: TypedWithdrawal; key: string },
    signal: AbortSignal,
  ): Promise<OwnPaper>
  revivePaper(wish: { paper: OwnPaper; key: string }, signal: AbortSignal): Promise<OwnPaper>
}
