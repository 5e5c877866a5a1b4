import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { EnquiryEvent } from './enquiry.machine.ts'

/** Notifications of the events of `enquiry` (MSG-01). */
export const enquiryNotifications: EventNotifications<EnquiryEvent> = {
  'enquiry.answer': owner('enquiryAnswered'),
  'enquiry.followUp': nobody('The owner did it; it waits in the queue of the console again.'),
  'enquiry.decline': owner('enquiryDeclined'),
  'enquiry.close': nobody('The owner did it.'),
  'enquiry.lapse': nobody('Nobody waits: the answer was told, and nothing was asked since.'),
}
