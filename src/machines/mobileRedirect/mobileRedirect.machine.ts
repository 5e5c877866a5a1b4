import { assign, setup } from 'xstate'

import { on } from '../../kinds/on.ts'
import { promisePlaceholder } from '../shared/placeholders.ts'
import type * as T from './mobileRedirect.types.ts'

/** MOB-01 … MOB-03: mobile browsers leave for the mobile site after a moment, where there is one. */
export const mobileRedirectMachine = setup({
  types: {} as {
    input: T.MobileRedirectInput
    context: T.MobileRedirectContext
    output: T.MobileRedirectOutput
  },
  actors: { issueTicket: promisePlaceholder<T.MobileRedirectPort['issueTicket']>('issueTicket') },
  actions: { keepTicket: assign((_, { output: ticket }: { output: string }) => ({ ticket })) },
  guards: {
    hasNowhereToGo: ({ context }) => addressOf(context) === null,
    needsTicket: ({ context }) => context.target?.handover === true,
  },
  delays: { redirect: 200 },
}).createMachine({
  id: 'mobileRedirect',
  context: ({ input }) => ({ ...input, ticket: null }),
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'hasNowhereToGo', target: 'staying' },
      after: { redirect: [{ guard: 'needsTicket', target: 'ticketing' }, { target: 'leaving' }] },
    },
    ticketing: {
      invoke: {
        id: 'issueTicket',
        src: 'issueTicket',
        onDone: { target: 'leaving', actions: on('keepTicket') },
        // A guest has no ticket: the mobile page asks for the login itself.
        onError: 'leaving',
      },
    },
    staying: { type: 'final' },
    leaving: { type: 'final' },
  },
  output: ({ context }): T.MobileRedirectOutput => {
    const address = addressOf(context)
    if (address === null) return { address: '' }
    if (context.ticket !== null) address.searchParams.set('ticket', context.ticket)
    return { address: address.href }
  },
})

/** Null also for an origin that was configured wrongly: an unusable address must not break the page. */
const addressOf = ({ isMobile, origin, target }: T.MobileRedirectContext): URL | null =>
  isMobile && origin !== '' && target !== null && URL.canParse(target.path, origin)
    ? new URL(target.path, origin)
    : null
