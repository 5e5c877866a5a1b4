import { useServices } from '../app/context.tsx'
import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { MemberList } from '../components/account/Member/MemberList.tsx'
import { NothingYet } from '../components/account/Member/NothingYet.tsx'
import { ReviewCard } from '../components/papers/Reviews/ReviewCard.tsx'
import { listReviews } from '../contract/review.ts'
import type { ReviewCard as Review } from '../contract/review.ts'
import { createRemoteListMachine } from '../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from './shared/useRemoteList.ts'

/** `/personal/paper/reviewers`: the account's present and past review requests. */
const ReviewersPage = () => {
  const { api } = useServices()
  const list = useRemoteList(
    reviews,
    { fetchPage: (page, signal) => api.call(listReviews, { page }, { signal }) },
    undefined,
  )
  return (
    <MemberLayout current="reviewers">
      <MemberList {...list} height="10rem" empty={<NothingYet list="reviewers" />}>
        {(review) => <ReviewCard review={review} />}
      </MemberList>
    </MemberLayout>
  )
}

const reviews = createRemoteListMachine<Review>()

export default ReviewersPage
