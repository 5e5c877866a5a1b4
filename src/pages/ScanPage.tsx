import { useSelector } from '@xstate/react'

import { useServices } from '../app/context.tsx'
import type { PageProps } from '../app/context.tsx'
import { LoadingPage } from '../components/kit/StatusPage/LoadingPage.tsx'
import { selectIsSettled } from '../machines/session/session.selectors.ts'
import { Approval } from './scan/Approval.tsx'

/** The second device: opened by the QR code on the first one's screen. */
const ScanPage = ({ params }: PageProps) => {
  const { session } = useServices()
  const isSettled = useSelector(session, selectIsSettled)
  const user = useSelector(session, (snapshot) => snapshot.context.user)
  if (!isSettled) return <LoadingPage />
  return <Approval scene={params['scene'] ?? ''} nickname={user?.nickname} />
}

export default ScanPage
