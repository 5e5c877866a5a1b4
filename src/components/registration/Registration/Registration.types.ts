import type { ReactNode } from 'react'

import type { ConferenceDetails, TicketType } from '../../../contract/conference.ts'
import type { Failure } from '../../../contract/failure.ts'
import type { Question } from '../../../contract/formFields.ts'
import type { FilledForm } from '../../../contract/registrationForm.ts'
import type { StudentProof } from '../../../contract/studentProof.ts'

/** Price of the chosen ticket, in fen. `reduction`: amount of the coupon, null where none is known. */
export interface Price {
  list: number
  isFree: boolean
  reduction: number | null
  total: number
}

export interface RegistrationFormProps {
  conference: ConferenceDetails
  chosen: TicketType | null
  /** Values of the fields, by name. */
  texts: Readonly<Record<string, string>>
  /** Questions of the organizer. */
  questions: readonly Question[]
  isRestored: boolean
  /** State of saving the draft. */
  keeping: 'none' | 'saving' | 'kept' | 'unsaved'
  coupons: ReadonlyArray<{ code: string; amount: number }>
  /** Null while no ticket is chosen. */
  price: Price | null
  /** Fen that were agreed to before the price changed, or null. */
  formerAmount: number | null
  /** Proof of the visitor, where the chosen ticket requires one; null: not submitted. Undefined: not required. */
  proof: StudentProof | null | undefined
  /** Upload of a proof. */
  proofUpload: ReactNode
  /** Begins, joins and shows a group; null: neither the chosen ticket nor the address needs one. */
  group: ReactNode
  /** `proof`: one has to be accepted first. `group`: one has to be large enough first. */
  offer: 'proof' | 'group' | 'registration' | 'waitlist' | 'listed'
  busy: boolean
  failure: Failure | null
  onChange: (texts: Record<string, string>) => void
  onSubmit: (form: FilledForm) => void
  onWait: () => void
  /** Fetches the current state from the server. */
  onRefresh: () => void
}
