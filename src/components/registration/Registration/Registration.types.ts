import type { ReactNode } from 'react'

import type { ConferenceDetails, TicketType } from '../../../contract/conference.ts'
import type { Failure } from '../../../contract/failure.ts'
import type { Question } from '../../../contract/formFields.ts'
import type { FilledForm } from '../../../contract/registrationForm.ts'
import type { StudentProof } from '../../../contract/studentProof.ts'

/** What the chosen ticket costs, in fen. `reduction`: what the coupon takes off, null where none is known. */
export interface Price {
  list: number
  isFree: boolean
  reduction: number | null
  total: number
}

export interface RegistrationFormProps {
  conference: ConferenceDetails
  chosen: TicketType | null
  /** What stands in the fields, by name. */
  texts: Readonly<Record<string, string>>
  /** Of the organizer. */
  questions: readonly Question[]
  isRestored: boolean
  /** How far the draft is. */
  keeping: 'none' | 'saving' | 'kept' | 'unsaved'
  coupons: ReadonlyArray<{ code: string; amount: number }>
  /** Null while no ticket is chosen. */
  price: Price | null
  /** Fen that were agreed to before the price changed, or null. */
  formerAmount: number | null
  /** Of the visitor, where the chosen ticket asks for one; null: none was handed in. Undefined: it does not ask. */
  proof: StudentProof | null | undefined
  /** Where a proof is handed in. */
  proofUpload: ReactNode
  /** Where a group is begun, joined and seen; null: neither the chosen ticket nor the address asks for one. */
  group: ReactNode
  /** `proof`: one has to be accepted first. `group`: one has to be large enough first. */
  offer: 'proof' | 'group' | 'registration' | 'waitlist' | 'listed'
  busy: boolean
  failure: Failure | null
  onChange: (texts: Record<string, string>) => void
  onSubmit: (form: FilledForm) => void
  onWait: () => void
  /** Asks the server how things stand. */
  onRefresh: () => void
}
