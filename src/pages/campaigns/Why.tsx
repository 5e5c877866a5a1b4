import { WhyList } from '../../components/mail/Campaigns/WhyList.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { explainRecipient, type Campaign } from '../../contract/campaign.ts'
import { useCall } from '../shared/useCall.ts'

interface Props {
  readonly campaign: Campaign
  /** Other words are another question: give them as `key`. */
  readonly words: string
  readonly onPreview: (orderId: number) => void
}

/** Reasons that the people found by the words get a mail, or do not. */
export const Why = ({ campaign: { conference_id, id }, words, onPreview }: Props) => {
  const { one, failure, onRetry } = useCall(explainRecipient, { conference_id, id, q: words })
  if (one !== null) return <WhyList {...one} onPreview={onPreview} />
  return failure === null ? <Skeleton $height="6rem" /> : <FailureState failure={failure} onRetry={onRetry} />
}
