import { mobileRedirectMachine } from './mobileRedirect.machine.ts'
import { callError } from '../../../mocks/samples/payloads.ts'
import { done, elapsed, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const origin = 'https://m.symposium.example'

export const mobileRedirect: Model<typeof mobileRedirectMachine> = {
  machine: mobileRedirectMachine,
  inputs: [
    { origin, isMobile: true, target: { path: '/login', handover: false } },
    { origin, isMobile: true, target: { path: '/live?live_id=3', handover: true } },
    { origin: '', isMobile: true, target: { path: '/login', handover: false } },
    { origin: 'not an origin', isMobile: true, target: { path: '/login', handover: false } },
  ],
  events: [
    elapsed('redirect', 'mobileRedirect.waiting'),
    done('issueTicket', 'ticket-1'),
    failed('issueTicket', callError('unauthorized')),
  ],
  project: ({ origin: to, target, ticket }) => ({ to, handover: target?.handover, ticket: ticket !== null }),
}
