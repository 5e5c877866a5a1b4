import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { CertificateEvent } from './certificate.machine.ts'

/** Notifications of the events of `certificate` (MSG-01). */
export const certificateNotifications: EventNotifications<CertificateEvent> = {
  'certificate.earn': nobody('It can be had when the conference says so, and is told then.'),
  'certificate.open': owner('certificateReady'),
  'certificate.collect': nobody('Its holder does it.'),
  'certificate.issue': owner('certificateIssued'),
  'certificate.revoke': owner('certificateRevoked'),
}
