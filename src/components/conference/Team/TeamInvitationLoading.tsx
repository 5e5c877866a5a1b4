import { FormattedMessage } from 'react-intl'

import { Skeleton } from '../../kit/Skeleton.ts'

/** An invitation to a team, before the visitor is known. */
export const TeamInvitationLoading = () => (
  <div aria-busy="true">
    <h1 tabIndex={-1}>
      <FormattedMessage id="team.invitation" />
    </h1>
    <Skeleton $height="16rem" />
  </div>
)
