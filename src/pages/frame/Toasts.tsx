import { Suspense, lazy, useEffect, useState } from 'react'
import { useLocation } from 'wouter'

import { useServices } from '../../app/context.tsx'

const Toaster = lazy(() => import('../../components/kit/Toaster.tsx'))

/** The toaster is fetched when the first toast waits for it. */
export const Toasts = () => {
  const { toasts } = useServices()
  const [path] = useLocation()
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => toasts.onWaiting(() => setIsNeeded(true)), [toasts])
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <Toaster take={toasts.take} path={path} />
    </Suspense>
  )
}
