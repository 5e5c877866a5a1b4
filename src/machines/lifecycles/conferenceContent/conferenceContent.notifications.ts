import { nobody } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { ConferenceContentEvent } from './conferenceContent.machine.ts'

const onItsPage = nobody('Whoever organizes the conference sees it on the page of its texts.')

/** Notifications of the events of `conferenceContent` (MSG-01). */
export const conferenceContentNotifications: EventNotifications<ConferenceContentEvent> = {
  'content.edit': onItsPage,
  'content.release': nobody('A text that is read when it is needed; participants are written to by hand.'),
  'content.restore': onItsPage,
  'content.confirm': onItsPage,
  'content.retire': onItsPage,
  'content.revive': onItsPage,
}
