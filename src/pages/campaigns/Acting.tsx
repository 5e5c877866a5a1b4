import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import type { CampaignAct } from '../../components/mail/Campaigns/campaignActs.ts'
import type { Campaign } from '../../contract/campaign.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'
import { sendBy } from './sendBy.ts'

const CampaignActDialog = lazy(() => import('../../components/mail/Campaigns/CampaignActDialog.tsx'))

interface Props {
  readonly campaign: Campaign
  readonly act: CampaignAct
  /** `isOutdated`: the page shows outdated data. */
  readonly onEnd: (isOutdated: boolean) => void
}

/** One act on a campaign, from its dialog to the server's answer. */
export const Acting = ({ campaign, act, onEnd }: Props) => {
  const { api } = useServices()
  const { say } = useToasts()
  const dialog = useDialogAct({
    sendAct: sendBy(api, campaign, act),
    onDone: () => {
      say('success', `campaign.done.${act.kind}`)
      onEnd(true)
    },
    onLeft: onEnd,
  })
  return (
    <Suspense fallback={null}>
      <CampaignActDialog {...dialog} act={act} campaign={campaign} />
    </Suspense>
  )
}
