import { useServices } from '../../app/context.tsx'
import { InvitedTo as Said } from '../../components/account/Login/InvitedTo.tsx'
import type { InvitationLink } from '../../contract/invitationLink.ts'
import { announceInvitation } from '../../contract/paperAssignment.ts'
import { getTeamInvitation } from '../../contract/team.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

/** Who came by the link of an invitation reads what it is to; where that cannot be said, nothing is. */
const InvitedTo = ({ work, token }: InvitationLink) => {
  const { api } = useServices()
  const { one } = useRemoteOne(async (signal) => {
    const options = { signal, quiet: true }
    if (work === 'review') return { ...(await api.call(announceInvitation, { token }, options)), role: null }
    return api.call(getTeamInvitation, { token }, options)
  })
  return one && <Said conference={one.conference} part={one.role} />
}

export default InvitedTo
