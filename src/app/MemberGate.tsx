import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { selectHasBox, selectIsGuest } from '../machines/session/session.selectors.ts'
import { useServices } from './context.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

interface Props {
  readonly access: 'public' | 'member'
  readonly children: ReactNode
}

/** Members only: a guest is led to the login and comes back afterwards (SES-08). */
export const MemberGate = ({ access, children }: Props) => {
  const { session, go } = useServices()
  const isGuest = useSelector(session, selectIsGuest)
  const isMember = useSelector(session, (snapshot) => snapshot.context.user !== null)
  const hasBox = useSelector(session, selectHasBox)
  // The input stays on the page behind the dialog that says the login has expired.
  const stays = useRef(false)
  stays.current = isMember || (hasBox && stays.current)
  useEffect(() => {
    if (isGuest && access === 'member') go.toLogin(undefined, { replace: true })
  }, [isGuest, access, go])
  return access === 'public' || stays.current ? children : <PageSkeleton />
}
