import { useServices } from '../../app/context.tsx'
import { PreviewLetter } from '../../components/mail/Campaigns/PreviewLetter.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { previewCampaign, type Campaign } from '../../contract/campaign.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

interface Props {
  readonly campaign: Campaign
  /** Null: the first of the audience. Another one is another question: give it as `key`. */
  readonly orderId: number | null
}

/** A saved mail as one person gets it. */
export const Preview = ({ campaign: { conference_id, id }, orderId }: Props) => {
  const { api } = useServices()
  const { one, failure, onRetry } = useRemoteOne(
    (signal) =>
      api.call(
        previewCampaign,
        { conference_id, id, ...(orderId === null ? {} : { order_id: orderId }) },
        { signal },
      ),
    undefined,
  )
  if (one !== null) return <PreviewLetter preview={one} />
  return failure === null ? (
    <Skeleton $height="12rem" />
  ) : (
    <FailureState failure={failure} onRetry={onRetry} />
  )
}
