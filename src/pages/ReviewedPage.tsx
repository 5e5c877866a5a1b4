import { useSelector } from '@xstate/react'
import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { ReviewedView } from '../components/papers/Reviews/ReviewedView.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { getReview, type ReviewDetails } from '../contract/review.ts'
import { selectIsGuest } from '../machines/session/session.selectors.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { Discussion } from './discussion/Discussion.tsx'
import { useCall } from './shared/useCall.ts'

/** `/reviewed?review_id=` (REV-03): the answer; without a number, and to guests, only that it was given. */
const ReviewedPage = () => {
  const id = conferenceId({ id: new URLSearchParams(useSearch()).get('review_id') ?? '' })
  const isGuest = useSelector(useServices().session, selectIsGuest)
  return id === 0 || isGuest ? <StatusPage name="reviewed" /> : <Reviewed key={id} id={id} />
}

const Reviewed = ({ id }: { id: number }) => {
  const { one, ...rest } = useCall(getReview, { id })
  return (
    <ReviewedView {...rest} review={one}>
      {one !== null && isSubmitted(one) && <Discussion part="reviewer" id={id} />}
    </ReviewedView>
  )
}

const isSubmitted = ({ state }: ReviewDetails) =>
  state === 'accepted.submitted' || state === 'accepted.acknowledged'

export default ReviewedPage
