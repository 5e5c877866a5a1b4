import { useSelector } from '@xstate/react'

import { useServices, type PageProps } from '../app/context.tsx'
import { Page } from '../components/kit/workbench.styles.ts'
import { TeamInvitationLoading } from '../components/conference/Team/TeamInvitationLoading.tsx'
import { selectIsGuest } from '../machines/session/session.selectors.ts'
import { useVisitor } from './shared/useVisitor.ts'
import { Invitation } from './team/Invitation.tsx'

/** `/invitation/team/{token}`: where the link of an invitation leads (CONF-03). */
const TeamInvitationPage = ({ params }: PageProps) => {
  const { session } = useServices()
  const token = params['token'] ?? ''
  const isGuest = useSelector(session, selectIsGuest)
  // A visitor who signs in may be the invited user; before the visitor is known, no answer is possible.
  const visitor = useVisitor(session)
  return (
    <Page>
      {visitor === null && !isGuest ? (
        <TeamInvitationLoading />
      ) : (
        <Invitation key={`${token} ${visitor}`} token={token} />
      )}
    </Page>
  )
}

export default TeamInvitationPage
