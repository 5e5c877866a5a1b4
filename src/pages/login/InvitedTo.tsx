import { useServices } from '../../app/context.tsx'
import { InvitedTo as Said } from '../../components/account/Login/InvitedTo.tsx'
import type { InvitationLink } from '../../contract/invitationLink.ts'
import { announceInvitation } from '../../contract/paperAssignment.ts'
import { getTeamInvitation } from '../../contract/team.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

/** Names the purpose of the invitation that the visitor followed; empty where that is not known. */
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
