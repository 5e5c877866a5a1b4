import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { CertificateEvent } from './certificate.machine.ts'

/** Whom the events of `certificate` tell what (MSG-01). */
export const certificateNotifications: EventNotifications<CertificateEvent> = {
  'certificate.earn': owner('certificateReady'),
  'certificate.issue': nobody('It is told when it can be downloaded.'),
  'certificate.revoke': owner('certificateRevoked'),
}
