import { useSelector } from '@xstate/react'
import { useEffect } from 'react'

import { useServices } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { selectIsSettled } from '../machines/session/session.selectors.ts'

/** NAV-07: waits until it is known who is here, then continues to `url`. */
const LoadingPage = () => {
  const { session, go } = useServices()
  const isSettled = useSelector(session, selectIsSettled)
  useEffect(() => {
    if (isSettled) go.afterLogin()
  }, [isSettled, go])
  return <StatusPage name="loading" />
}

export default LoadingPage
