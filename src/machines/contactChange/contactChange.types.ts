import type { Failure } from '../../contract/failure.ts'
import type { ContactKind, OwnAccount } from '../../contract/ownAccount.ts'

export type NewContact =
  | { kind: 'phone'; mobile: string; country_code: string }
  | { kind: 'email'; email: string }

export interface ContactChangeInput {
  kind: ContactKind
  /** There is an old one, which is proved first. */
  hasOld: boolean
}

export interface ContactChangeContext extends ContactChangeInput {
  /** Proof of the old one; null: none was given. */
  proof: string | null
  /** As it was typed last. */
  code: string
  contact: NewContact | null
  failure: Failure | null
  account: OwnAccount | null
}

export type ContactChangeEvent =
  /** The code of the old one. */
  | { type: 'old.submit'; code: string }
  | { type: 'new.submit'; contact: NewContact; code: string }
  | { type: 'change.close' }

export type ContactChangeOutput = { outcome: 'changed'; account: OwnAccount } | { outcome: 'closed' }

/** Views of the dialog; each is a tag of the machine. */
export const contactSteps = ['old', 'new'] as const
export type ContactChangeTag = 'busy' | 'proving' | (typeof contactSteps)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. */
export interface ContactChangePort {
  /** Answers the proof that goes with the new one. Rejects with `CallError`. */
  proveOld(wish: { kind: ContactKind; code: string }, signal: AbortSignal): Promise<string>
  /** Rejects with `CallError`. */
  saveContact(
    wish: { contact: NewContact; code: string; proof: string | null },
    signal: AbortSignal,
  ): Promise<OwnAccount>
}
