import { deciders, nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { OrganizerEvent } from './organizer.machine.ts'

/** Notifications of the events of `organizer` (MSG-01). */
export const organizerNotifications: EventNotifications<OrganizerEvent> = {
  'organizer.submit': deciders('applicationArrived', 'admin'),
  'organizer.withdraw': nobody('The owner did it.'),
  'organizer.pickUp': nobody('A step of the review; what comes of it is told.'),
  'organizer.approve': owner('organizerApproved'),
  'organizer.reject': owner('organizerRejected'),
  'organizer.change': deciders('applicationArrived', 'admin'),
  'organizer.revoke': owner('organizerRevoked'),
}
