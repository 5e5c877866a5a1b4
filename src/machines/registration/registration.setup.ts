import { dequal } from 'dequal/lite'
import { assign, emit, sendTo, setup } from 'xstate'

import { toFailure } from '../../contract/failure.ts'
import type { FilledForm } from '../../contract/registrationForm.ts'
import type { WaitlistEntry } from '../../contract/waitlist.ts'
import { draftMachine } from '../draft/draft.machine.ts'
import type { Texts } from '../draft/draft.types.ts'
import { given } from '../shared/given.ts'
import { callbackPlaceholder, promisePlaceholder } from '../shared/placeholders.ts'
import { choiceOf, chosenOf, closureOf, priceOf } from './registration.prices.ts'
import type * as T from './registration.types.ts'

/** Setup shared by the states of a registration. */
export const flow = setup({
  types: {} as {
    context: T.RegistrationContext
    events: T.RegistrationEvent
    emitted: T.RegistrationEmitted
    tags: T.RegistrationTag
    children: { draft: 'draft' }
  },
  actors: {
    draft: draftMachine,
    loadRegistration: promisePlaceholder<T.RegistrationPort['loadRegistration']>('loadRegistration'),
    loadConference: promisePlaceholder<T.RegistrationPort['loadConference']>('loadConference'),
    placeOrder: promisePlaceholder<T.RegistrationPort['placeOrder']>('placeOrder'),
    watchPlace: callbackPlaceholder<T.WatchPlace, { ticketTypeId: number }>('watchPlace'),
    joinWaitlist: promisePlaceholder<T.RegistrationPort['joinWaitlist'], { ticketTypeId: number }>(
      'joinWaitlist',
    ),
  },
  actions: {
    restoreTexts: assign((_, { known, texts }: T.Beginning) => ({
      texts: { ...known, ...texts },
      isRestored: Object.values(texts).some((text) => text !== ''),
    })),
    keepPresent: assign(({ context }, present: T.Present) => ({
      conference: present.conference,
      coupons: present.coupons,
      questions: present.questions,
      closure: closureOf(present),
      texts: choiceOf(present.conference, context.texts),
    })),
    keepTexts: assign(({ context }, { texts }: { texts: Texts }) => ({
      texts: { ...context.texts, ...texts },
    })),
    // While the server works on one ticket, no other is chosen.
    keepFields: assign(({ context }, { texts }: { texts: Texts }) => {
      const { ticket_type_id: _kept, ...fields } = texts
      return { texts: { ...context.texts, ...fields } }
    }),
    keepAttempt: assign(({ context }, params: { form: FilledForm; key: string }) => {
      const amount = totalOf(context, params.form.coupon) ?? 0
      const wanted = { form: params.form, amount }
      const { key } = context.isOpen && isSame(context.attempt, wanted) ? context.attempt : params
      return { attempt: { ...wanted, key }, failure: null }
    }),
    // A request that the server refused has ended; one whose answer was lost may have taken effect.
    keepRefusal: assign((_, { error }: { error: unknown }) => {
      const failure = toFailure(error)
      return { failure, isOpen: failure.kind !== 'refused' }
    }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    startOver: assign({ failure: null, closure: null }),
    forgetAttempt: assign({ attempt: null, isOpen: false, failure: null }),
    closeBy: assign((_, { error }: { error: unknown }) => ({
      closure: isRefusal(error, 'conferencePaused')
        ? ('paused' as const)
        : isRefusal(error, 'conferenceCancelled')
          ? ('cancelled' as const)
          : ('closed' as const),
    })),
    close: assign((_, { closure }: { closure: T.Closure }) => ({ closure })),
    markFull: assign(({ context }) => changeChosen(context, { left: 0 })),
    markWaiting: assign(({ context }, { output: waiting }: { output: WaitlistEntry }) =>
      changeChosen(context, { waiting }),
    ),
    markListed: assign(({ context }) => changeChosen(context, { waiting: listed })),
    keepPlaced: assign((_, { output: placed }: { output: T.Placed }) => ({ placed })),
    passToDraft: sendTo('draft', ({ context }) => ({ type: 'draft.change' as const, texts: context.texts })),
    emitPlaced: emit((_, { output: placed }: { output: T.Placed }) => ({
      type: 'registration.placed' as const,
      orderId: placed.order_id,
      isFree: placed.state === 'paid' || placed.state === 'completed',
    })),
  },
  guards: {
    isClosed: ({ context }) => context.closure !== null,
    isListed: ({ context }) => isFull(context) && chosenIn(context)?.waiting?.state === 'waiting',
    isFull: ({ context }) => isFull(context),
    isRepriced: ({ context }) => {
      const amount = totalOf(context, context.texts['coupon'])
      return amount !== null && context.attempt !== null && amount !== context.attempt.amount
    },
    isOtherChoice: ({ context }, { texts }: { texts: Texts }) =>
      ['ticket_type_id', 'coupon'].some((name) => isNew(context, texts, name)),
    isChange: ({ context }, { texts }: { texts: Texts }) =>
      Object.keys(texts).some((name) => isNew(context, texts, name)),
    isUnknown: (_, params: { error: unknown }) => isRefusal(params.error, 'notFound', 'invalid'),
    // One ticket only, if the refusal names the field: the others may still be on sale.
    isOutdated: (_, { error }: { error: unknown }) =>
      // A question was added or changed, or a proof was decided since.
      isRefusal(
        error,
        'priceChanged',
        'answerMissing',
        'answerUnknown',
        'studentProofMissing',
        'studentProofPending',
        'studentProofRejected',
      ) ||
      (isRefusal(error, 'registrationClosed') && toFailure(error).field !== null),
    isSoldOut: (_, params: { error: unknown }) => isRefusal(params.error, 'soldOut'),
    isOver: (_, params: { error: unknown }) =>
      isRefusal(
        params.error,
        'registrationClosed',
        'conferencePaused',
        'conferenceCancelled',
        'conferenceEnded',
      ),
    hasPlaces: (_, params: { error: unknown }) => isRefusal(params.error, 'notSoldOut'),
    isWaiting: (_, params: { error: unknown }) => isRefusal(params.error, 'alreadyWaiting'),
  },
})

type Context = T.RegistrationContext

/** Entry of a member who has just joined the waiting list; the rest comes when the conference is read again. */
const listed: WaitlistEntry = { id: 0, state: 'waiting', version: 0, offered_until: null }

const chosenIn = ({ conference, texts }: Context) => chosenOf(conference, texts)

/** For the effects that are about the chosen ticket. */
export const chosenType = ({ context }: { context: Context }) => ({
  ticketTypeId: given(chosenIn(context), 'a ticket type').id,
})

/** Fen to pay for the chosen ticket with a coupon; null while nothing has to be paid. */
const totalOf = ({ conference, coupons, texts }: Context, code = '') => {
  const chosen = chosenOf(conference, texts)
  if (conference === null || chosen === null) return null
  return priceOf({ conference, coupons }, chosen, code)?.total ?? null
}

const isNew = (context: Context, texts: Texts, name: string) =>
  texts[name] !== undefined && texts[name] !== (context.texts[name] ?? '')

const isFull = (context: Context) => chosenIn(context)?.left === 0

const changeChosen = (context: Context, change: { left: number } | { waiting: WaitlistEntry }) => {
  const { conference } = context
  if (conference === null) return {}
  const chosen = chosenIn(context)
  const ticket_types = conference.ticket_types.map((type) =>
    type === chosen ? { ...type, ...change } : type,
  )
  return { conference: { ...conference, ticket_types } }
}

const isSame = (attempt: T.Attempt | null, wanted: Omit<T.Attempt, 'key'>): attempt is T.Attempt =>
  attempt !== null && attempt.amount === wanted.amount && dequal(attempt.form, wanted.form)

const isRefusal = (error: unknown, ...reasons: string[]) => {
  const { kind, reason } = toFailure(error)
  return kind === 'refused' && reasons.includes(reason ?? '')
}
