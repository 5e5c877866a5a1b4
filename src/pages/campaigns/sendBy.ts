import type { AppServices } from '../../app/context.tsx'
import type { CampaignAct } from '../../components/mail/Campaigns/campaignActs.ts'
import { resendRecipient, testCampaign, type Campaign } from '../../contract/campaign.ts'
import { fireRecord } from '../../contract/lifecycle.ts'
import type { OperatorActPort } from '../../machines/operatorAct/operatorAct.types.ts'

const events = {
  see: 'campaign.see',
  ask: 'campaign.ask',
  confirm: 'campaign.confirm',
  schedule: 'campaign.schedule',
  send: 'campaign.send',
  unschedule: 'campaign.unschedule',
  pause: 'campaign.pause',
  resume: 'campaign.resume',
  cancel: 'campaign.cancel',
} as const

/** The call of an act on a campaign. */
export const sendBy =
  ({ call }: AppServices['api'], campaign: Campaign, act: CampaignAct): OperatorActPort['sendAct'] =>
  ({ key }, signal) => {
    const { conference_id, id, revision, version } = campaign
    const options = { signal }
    switch (act.kind) {
      case 'test':
        return call(testCampaign, { conference_id, id, revision, key }, options)
      case 'resend':
        return call(resendRecipient, { conference_id, id, recipient_id: act.recipientId, key }, options)
      case 'see':
      case 'ask':
      case 'confirm':
      case 'schedule':
      case 'send':
      case 'unschedule':
      case 'pause':
      case 'resume':
      case 'cancel':
        return call(fireRecord, { entity: 'campaign', id, event: events[act.kind], version, key }, options)
    }
  }
