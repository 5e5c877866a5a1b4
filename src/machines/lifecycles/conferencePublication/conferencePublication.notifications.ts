import { attendees, deciders, nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { ConferencePublicationEvent } from './conferencePublication.machine.ts'

/** Notifications of the events of `conferencePublication` (MSG-01). */
export const conferencePublicationNotifications: EventNotifications<ConferencePublicationEvent> = {
  'publication.submit': deciders('publicationAsked', 'admin'),
  'publication.withdraw': nobody('An organizer takes it back, before anybody has decided.'),
  'publication.approve': owner('conferenceApproved'),
  'publication.return': owner('conferenceReturned'),
  'publication.unpublish': nobody('Nobody has registered.'),
  'publication.cancel': attendees('conferenceCancelled'),
  'publication.archive': nobody('Those who took part keep everything.'),
  'publication.reopen': owner('conferenceReopened'),
}
