import { CopyReviewList } from '../../components/conference/ConferenceCopy/CopyReviewList.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { getCopyReview } from '../../contract/conferenceCopy.ts'
import { useCall } from '../shared/useCall.ts'
import { EyeSeen } from './EyeSeen.tsx'

/** Lines to check since the conference was copied; empty for one that is no copy. */
export const CopyReviewed = ({ conferenceId }: { conferenceId: number }) => {
  const about = { conference_id: conferenceId }
  const { one, failure, onRetry, onRefresh } = useCall(getCopyReview, about)
  if (one === null) return failure === null ? null : <FailureState failure={failure} onRetry={onRetry} />
  return (
    <CopyReviewList
      review={one}
      mark={(eye) => <EyeSeen key={eye.key} conferenceId={conferenceId} eye={eye} onMarked={onRefresh} />}
    />
  )
}
