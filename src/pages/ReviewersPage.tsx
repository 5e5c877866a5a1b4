import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { MemberList } from '../components/account/Member/MemberList.tsx'
import { NothingYet } from '../components/account/Member/NothingYet.tsx'
import { ReviewCard } from '../components/papers/Reviews/ReviewCard.tsx'
import { listReviews } from '../contract/review.ts'
import { useCallList } from './shared/useCallList.ts'

/** `/personal/paper/reviewers`: the account's present and past review requests. */
const ReviewersPage = () => {
  const list = useCallList(listReviews, {})
  return (
    <MemberLayout current="reviewers">
      <MemberList {...list} height="10rem" empty={<NothingYet list="reviewers" />}>
        {(review) => <ReviewCard review={review} />}
      </MemberList>
    </MemberLayout>
  )
}

export default ReviewersPage
