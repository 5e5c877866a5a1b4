import type { MobileRedirectPort } from './mobileRedirect.types.ts'
import { fromPromise } from '../shared/fromPromise.ts'

export const createMobileRedirectActors = (port: MobileRedirectPort) => ({
  issueTicket: fromPromise<string, void>(({ signal }) => port.issueTicket(signal)),
})
