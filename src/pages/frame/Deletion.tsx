import { useSelector } from '@xstate/react'
import { Suspense, lazy } from 'react'

import { useServices } from '../../app/context.tsx'
import { selectDeletesAt } from '../../machines/session/session.selectors.ts'

const DeletionBar = lazy(() => import('../account/DeletionBar.tsx'))

/** On every page except the deletion's own, for a member whose account is to be deleted (ACC-03). */
export const Deletion = () => {
  const { session } = useServices()
  const at = useSelector(session, selectDeletesAt)
  return (
    at !== null && (
      <Suspense fallback={null}>
        <DeletionBar at={at} />
      </Suspense>
    )
  )
}
