import { fromCallback } from 'xstate'

import type { WaitlistEntry } from '../../contract/waitlist.ts'
import { actorsOf } from '../shared/actorsOf.ts'
import { draftMachine } from '../draft/draft.machine.ts'
import type {
  Attempt,
  Beginning,
  Placed,
  PlaceOffered,
  Present,
  RegistrationPort,
} from './registration.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

/** Delays that stories and tests may hold or hurry; milliseconds. */
export interface RegistrationDelays {
  /** Without a change before a draft is kept. */
  quiet?: number
}

export const createRegistrationActors = (port: RegistrationPort, delays: RegistrationDelays = {}) => ({
  draft: draftMachine.provide({
    actors: actorsOf(draftMachine, port),
    delays: delays.quiet === undefined ? {} : { quiet: delays.quiet },
  }),
  loadRegistration: fromPromise<Present & Beginning, void>(({ signal }) => port.loadRegistration(signal)),
  loadConference: fromPromise<Present, void>(({ signal }) => port.loadConference(signal)),
  watchPlace: fromCallback<PlaceOffered, { ticketTypeId: number }>(({ input, sendBack }) =>
    port.watchPlace(input.ticketTypeId, () => sendBack({ type: 'place.offered' })),
  ),
  placeOrder: fromPromise<Placed, Attempt>(({ input, signal }) => port.placeOrder(input, signal)),
  joinWaitlist: fromPromise<WaitlistEntry, { ticketTypeId: number }>(({ input, signal }) =>
    port.joinWaitlist(input.ticketTypeId, signal),
  ),
})
