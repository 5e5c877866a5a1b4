import { useSelector } from '@xstate/react'
import { useRef } from 'react'

import type { AppServices } from '../../app/context.tsx'
import { selectIsGuest } from '../../machines/session/session.selectors.ts'

/**
 * Id of the account, or null. A visitor who has lost the session is the same visitor until they leave the dialog that
 * says so.
 */
export const useVisitor = (session: AppServices['session']) => {
  const shown = useRef<number | null>(null)
  const present = useSelector(session, (snapshot) => snapshot.context.user?.id ?? null)
  const isGuest = useSelector(session, selectIsGuest)
  if (present !== null || isGuest) shown.current = present
  return shown.current
}
