import { useSelector } from '@xstate/react'
import { Suspense, lazy } from 'react'

import { useServices } from '../../app/context.tsx'
import { selectHasBox, selectIsForced } from '../../machines/session/session.selectors.ts'

const ExpiredDialog = lazy(() => import('../../components/account/Login/ExpiredDialog.tsx'))

/** SES-03, SES-04, SES-06: the one dialog that says the login has expired. */
export const SessionBox = () => {
  const { session } = useServices()
  const isOpen = useSelector(session, selectHasBox)
  const isForced = useSelector(session, selectIsForced)
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <ExpiredDialog
        forced={isForced}
        onConfirm={() => session.send({ type: 'expiry.confirm' })}
        onCancel={() => session.send({ type: 'expiry.cancel' })}
      />
    </Suspense>
  )
}
