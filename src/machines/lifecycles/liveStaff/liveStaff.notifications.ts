import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { LiveStaffEvent } from './liveStaff.machine.ts'

/** Notifications of `liveStaff` (MSG-01). The account that asked is notified of the answer separately. */
export const liveStaffNotifications: EventNotifications<LiveStaffEvent> = {
  'staff.accept': nobody('The person asked caused it; the account that asked is told separately.'),
  'staff.decline': nobody('The person asked caused it; the account that asked is told separately.'),
  'staff.withdraw': nobody('Nothing was agreed; the page of the question says so.'),
  'staff.expire': nobody('The question named its last day.'),
  'staff.replace': owner('liveReleased'),
}
