import { FormattedMessage } from 'react-intl'

import { TeamInvitationSheet } from '../../components/conference/Team/TeamInvitationSheet.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { StatusPage } from '../../components/kit/StatusPage/StatusPage.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { getTeamInvitation } from '../../contract/team.ts'
import { isDeadLink } from '../shared/isDeadLink.ts'
import { useCall } from '../shared/useCall.ts'
import { Answering } from './Answering.tsx'

/** One invitation to a team, as seen by the visitor who opened its link (CONF-03). */
export const Invitation = ({ token }: { token: string }) => {
  const { one, view, failure, onRetry, onRefresh } = useCall(getTeamInvitation, { token })
  if (one === null && isDeadLink(failure)) return <StatusPage name="link" />
  if (one === null) {
    return (
      <div aria-busy={view === 'loading'}>
        <h1 tabIndex={-1}>
          <FormattedMessage id="team.invitation" />
        </h1>
        {view === 'failed' ? (
          <FailureState failure={failure} onRetry={onRetry} />
        ) : (
          <Skeleton $height="16rem" />
        )}
      </div>
    )
  }
  return (
    <TeamInvitationSheet
      invitation={one}
      loginHref={`/login?url=${encodeURIComponent(`/invitation/team/${token}`)}`}
      answer={<Answering token={token} onEnd={onRefresh} />}
    />
  )
}
