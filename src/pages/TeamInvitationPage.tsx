import { useServices, type PageProps } from '../app/context.tsx'
import { Page } from '../components/OwnConferences/OwnConferences.styles.ts'
import { useVisitor } from './shared/useVisitor.ts'
import { Invitation } from './team/Invitation.tsx'

/** `/invitation/team/{token}`: where the link of an invitation leads (CONF-03). */
const TeamInvitationPage = ({ params }: PageProps) => {
  const { session } = useServices()
  const token = params['token'] ?? ''
  // Whoever signs in meanwhile may be the one who was invited.
  const visitor = useVisitor(session)
  return (
    <Page>
      <Invitation key={`${token} ${visitor}`} token={token} />
    </Page>
  )
}

export default TeamInvitationPage
