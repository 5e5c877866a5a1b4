import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { PaperEvent } from './paper.setup.ts'

/** Whom the events of `paper` tell what (MSG-01); the owner is the corresponding author. */
export const paperNotifications: EventNotifications<PaperEvent> = {
  'paper.submit': owner('paperReceived'),
  'paper.amend': owner('paperReceived'),
  'paper.pass': owner('paperPassed'),
  'paper.return': owner('paperReturned'),
  'paper.resubmit': owner('paperReceived'),
  'paper.decide': owner('paperDecided'),
  'paper.extend': owner('paperExtended'),
  'paper.lapse': owner('paperLapsed'),
  'paper.reinstate': owner('paperReinstated'),
  'paper.finalize': nobody('The author did it.'),
  'paper.publish': owner('paperPublished'),
  'paper.index': owner('paperIndexed'),
  'paper.withdraw': owner('paperWithdrawn'),
  'paper.revive': nobody('The author did it.'),
  'paper.restore': owner('paperRestored'),
  'paper.retract': owner('paperRetracted'),
}
