import type { ConferenceDetails } from '../../contract/conference.ts'
import type { Failure } from '../../contract/failure.ts'
import type { Question } from '../../contract/formFields.ts'
import type { Registration } from '../../contract/registrationOf.ts'
import type { FilledForm } from '../../contract/registrationForm.ts'
import type { WaitlistEntry } from '../../contract/waitlist.ts'
import type { DraftPort, Texts } from '../draft/draft.types.ts'

/** Why one cannot register; `unknown`: there is no such conference. */
export type Closure = Exclude<Registration, 'open'> | 'unknown'

/** A coupon of the account that can be used for a registration; `amount` is what it takes off, in fen. */
export interface UsableCoupon {
  code: string
  amount: number
}

/** The conference as the server knows it now. `at` is the present, in milliseconds since 1970. */
export interface Present {
  conference: ConferenceDetails
  coupons: readonly UsableCoupon[]
  /** Questions of the organizer, beside the fields that every form has. */
  questions: readonly Question[]
  at: number
}

export type OrderState = 'to_be_paid' | 'paid' | 'completed' | 'closed'
export interface Placed {
  order_id: number
  state: OrderState
}

/** One attempt to register. The same key again never registers twice. */
export interface Attempt {
  form: FilledForm
  /** Fen to be paid, as the page showed it. */
  amount: number
  key: string
}

export interface RegistrationContext {
  conference: ConferenceDetails | null
  coupons: readonly UsableCoupon[]
  questions: readonly Question[]
  closure: Closure | null
  /** Values of the fields, restored or typed; the chosen ticket is `ticket_type_id`. */
  texts: Texts
  /** Whether the texts of an earlier visit were found. */
  isRestored: boolean
  /** The last attempt for the chosen ticket, or null. */
  attempt: Attempt | null
  /** The server may have got the last attempt, though its answer was lost. */
  isOpen: boolean
  failure: Failure | null
  placed: Placed | null
}

export type RegistrationEvent =
  | { type: 'registration.retry' }
  /** The language changed, or the page was looked at again. */
  | { type: 'registration.refresh' }
  | { type: 'registration.change'; texts: Texts }
  /** `key` is new for every press; a repetition of an attempt whose answer was lost keeps its own. */
  | { type: 'registration.submit'; form: FilledForm; key: string }
  | { type: 'waitlist.join' }
  /** Place of a ticket type that the member waits for. */
  | PlaceOffered

export interface PlaceOffered {
  type: 'place.offered'
}

export type RegistrationEmitted =
  /** `isFree`: nothing is to be paid. */
  { type: 'registration.placed'; orderId: number; isFree: boolean }

/** Views of the page; each is a tag of the machine. */
export const registrationViews = ['loading', 'failed', 'closed', 'form'] as const
/** `waitlist`: the chosen ticket is sold out; `listed`: the member waits for it already. */
export type RegistrationTag =
  | 'busy'
  | 'failure'
  | 'repriced'
  | 'waitlist'
  | 'listed'
  | (typeof registrationViews)[number]

/** Initial values of the form. */
export interface Beginning {
  /** Values that the account gave elsewhere. */
  known: Texts
  /** Values typed on an earlier visit. */
  texts: Texts
}

/** Callback logic of `RegistrationPort.watchPlace`. */
export type WatchPlace = (ticketTypeId: number, emit: (event: PlaceOffered) => void) => () => void

/** Port of one registration; its promises reject with `CallError`. */
export interface RegistrationPort extends DraftPort {
  loadRegistration(signal: AbortSignal): Promise<Present & Beginning>
  loadConference(signal: AbortSignal): Promise<Present>
  placeOrder(attempt: Attempt, signal: AbortSignal): Promise<Placed>
  joinWaitlist(ticketTypeId: number, signal: AbortSignal): Promise<WaitlistEntry>
  /** Emits within seconds once a place of this type is offered to the member; answers the clean-up. */
  watchPlace(ticketTypeId: number, emit: () => void): () => void
}
