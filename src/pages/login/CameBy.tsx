import { lazy, Suspense } from 'react'

import { isInviteCode } from '../../contract/inviteCode.ts'
import type { InvitationLink } from '../../contract/invitationLink.ts'
import { useHydrated } from '../shared/useHydrated.ts'

const Invited = lazy(() => import('./Invited.tsx'))
const InvitedTo = lazy(() => import('./InvitedTo.tsx'))

interface Props {
  /** Code of the member whose link was opened; empty: none. */
  invite: string
  /** Null: none leads here. */
  invitation: InvitationLink | null
}

/** Reason of the visit to the login, above its forms; the server's markup is the same for all visitors. */
export const CameBy = ({ invite, invitation }: Props) => {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <Suspense fallback={null}>
      {isInviteCode(invite) && <Invited code={invite} />}
      {invitation !== null && <InvitedTo {...invitation} />}
    </Suspense>
  )
}
