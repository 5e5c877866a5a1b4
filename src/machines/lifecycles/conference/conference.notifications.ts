import { attendees, nobody } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { ConferenceEvent } from './conference.machine.ts'

/** Notifications of the events of `conference` (MSG-01). */
export const conferenceNotifications: EventNotifications<ConferenceEvent> = {
  'conference.start': nobody('Who holds a ticket was reminded a day before.'),
  'conference.pause': attendees('conferencePaused'),
  'conference.resume': attendees('conferenceResumed'),
  'conference.end': attendees('conferenceEnded'),
  'conference.cancel': nobody('They are told that it is cancelled.'),
}
