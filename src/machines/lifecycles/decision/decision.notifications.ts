import { nobody } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { DecisionEvent } from './decision.machine.ts'

/** Notifications of the events of `decision` (MSG-01). */
export const decisionNotifications: EventNotifications<DecisionEvent> = {
  'decision.release': nobody('The author is told by the paper, which moves with it.'),
  'decision.override': nobody('The author is told by the paper, which moves with it.'),
  'decision.discard': nobody('Nobody but the organizers has seen it.'),
}
