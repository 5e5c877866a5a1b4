import { useSearch } from 'wouter'

import { conferenceId } from './conferences/conferenceId.ts'
import { Invitation } from './review/Invitation.tsx'
import { Request } from './review/Request.tsx'

/** `/onlinereview?review_id=`: a request to review (REV-01, REV-02); with `invitation` a link that becomes one. */
const OnlineReviewPage = () => {
  const wish = new URLSearchParams(useSearch())
  const token = wish.get('invitation')
  if (token !== null) return <Invitation key={token} token={token} />
  const id = conferenceId({ id: wish.get('review_id') ?? '' })
  return <Request key={id} id={id} />
}

export default OnlineReviewPage
