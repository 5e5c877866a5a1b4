import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { TeamInvitationEvent } from './teamInvitation.machine.ts'

/** Notifications of the events of `teamInvitation` (MSG-01). The chair who invited is notified of the answer separately. */
export const teamInvitationNotifications: EventNotifications<TeamInvitationEvent> = {
  'team.accept': nobody('Who was invited did it; the chair who asked is told.'),
  'team.decline': nobody('Who was invited did it; the chair who asked is told.'),
  'team.resend': nobody('The new link says so, and it goes where the first one went.'),
  'team.revoke': nobody('Nothing was given; the link says that it is withdrawn.'),
  'team.expire': nobody('The invitation named its last day.'),
  'team.leave': nobody('The member did it.'),
  'team.remove': owner('teamRemoved'),
  'team.lapse': nobody('The event that took the part away notifies them.'),
}
