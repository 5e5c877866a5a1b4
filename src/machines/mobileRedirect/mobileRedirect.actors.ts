import { fromPromise } from 'xstate'

import type { MobileRedirectPort } from './mobileRedirect.types.ts'

export const createMobileRedirectActors = (port: MobileRedirectPort) => ({
  issueTicket: fromPromise<string, void>(({ signal }) => port.issueTicket(signal)),
})
