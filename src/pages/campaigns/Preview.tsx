import { PreviewLetter } from '../../components/mail/Campaigns/PreviewLetter.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { previewCampaign, type Campaign } from '../../contract/campaign.ts'
import { useCall } from '../shared/useCall.ts'

interface Props {
  readonly campaign: Campaign
  /** Null: the first of the audience. Another one is another question: give it as `key`. */
  readonly orderId: number | null
}

/** A saved mail as one person gets it. */
export const Preview = ({ campaign: { conference_id, id }, orderId }: Props) => {
  const { one, failure, onRetry } = useCall(previewCampaign, {
    conference_id,
    id,
    ...(orderId === null ? {} : { order_id: orderId }),
  })
  if (one !== null) return <PreviewLetter preview={one} />
  return failure === null ? (
    <Skeleton $height="12rem" />
  ) : (
    <FailureState failure={failure} onRetry={onRetry} />
  )
}
