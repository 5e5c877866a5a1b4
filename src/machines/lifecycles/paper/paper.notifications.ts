import { authors, nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { PaperEvent } from './paper.setup.ts'

/** Notifications of the events of `paper` (MSG-01, PAP-05); the owner is who submitted it. */
export const paperNotifications: EventNotifications<PaperEvent> = {
  'paper.submit': authors('paperReceived'),
  // Changes may come every hour: who made them has the receipt.
  'paper.amend': owner('paperReceived'),
  'paper.pass': authors('paperPassed'),
  'paper.return': authors('paperReturned'),
  'paper.resubmit': authors('paperReceived'),
  'paper.decide': authors('paperDecided'),
  'paper.extend': authors('paperExtended'),
  'paper.lapse': authors('paperLapsed'),
  'paper.reinstate': authors('paperReinstated'),
  'paper.finalize': nobody('The author did it.'),
  'paper.publish': authors('paperPublished'),
  'paper.index': authors('paperIndexed'),
  'paper.withdraw': authors('paperWithdrawn'),
  'paper.revive': authors('paperRevived'),
  'paper.restore': authors('paperRestored'),
  'paper.retract': authors('paperRetracted'),
}
