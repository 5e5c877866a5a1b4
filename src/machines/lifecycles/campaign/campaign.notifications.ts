import { nobody, owner } from '../shared/eventNotification.ts'
import type { EventNotifications } from '../shared/eventNotification.ts'
import type { CampaignEvent } from './campaign.machine.ts'

/** Notifications of the events of `campaign` (MSG-01). The owner is the account that began it; accounts that may confirm it are notified separately. */
export const campaignNotifications: EventNotifications<CampaignEvent> = {
  'campaign.see': nobody('Who read the test mail did it.'),
  'campaign.ask': nobody('Those who may confirm are told beside it: they are several.'),
  'campaign.confirm': owner('campaignConfirmed'),
  'campaign.schedule': nobody('The page says when it goes.'),
  'campaign.send': nobody('The page counts while it goes.'),
  'campaign.unschedule': nobody('Nothing has gone out.'),
  'campaign.due': nobody('It was scheduled for then, and its end is told.'),
  'campaign.hold': owner('campaignHeld'),
  'campaign.pause': nobody('The page says so, and it can be resumed.'),
  'campaign.resume': nobody('Its end is told.'),
  'campaign.settle': owner('campaignSent'),
  'campaign.settleInPart': owner('campaignSentInPart'),
  'campaign.cancel': nobody('Who is left out by it has not been promised anything.'),
}
