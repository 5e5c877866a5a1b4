import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { LiveStaffEvent } from './liveStaff.machine.ts'

/** Whom the events of `liveStaff` tell what (MSG-01). Who asked is told of the answer beside them. */
export const liveStaffNotifications: EventNotifications<LiveStaffEvent> = {
  'staff.accept': nobody('Who was asked did it; who asked is told.'),
  'staff.decline': nobody('Who was asked did it; who asked is told.'),
  'staff.withdraw': nobody('Nothing was agreed; the page of the question says so.'),
  'staff.expire': nobody('The question named its last day.'),
  'staff.replace': owner('liveReleased'),
}
