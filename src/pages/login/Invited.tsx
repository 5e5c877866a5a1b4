import { InvitedBy } from '../../components/benefits/Benefits/InvitedBy.tsx'
import { useServices } from '../../app/context.tsx'
import { getInvite } from '../../contract/benefits.ts'
import { useBenefitVisit } from '../benefits/useBenefitVisit.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

/** Names the member whose link the visitor followed (BEN-02); empty where that is not known. */
const Invited = ({ code }: { code: string }) => {
  const { api } = useServices()
  useBenefitVisit({ type: 'invite', type_name: 'friend invitation', pid: code })
  const { one } = useRemoteOne((signal) => api.call(getInvite, { code }, { signal, quiet: true }))
  return one && <InvitedBy inviter={one.inviter} welcome={one.welcome} />
}

export default Invited
