import { lazy, useEffect } from 'react'

import { useServices } from '../../app/context.tsx'
import { claimMeal } from '../../contract/ticket.ts'
import { useNewest } from '../shared/useNewest.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

const ClaimDialog = lazy(() => import('../../components/conference/Notes/ClaimDialog.tsx'))

export interface ClaimProps {
  /** Code of the share. */
  code: string
  onClaimed: () => void
  onClose: () => void
}

/** Takes the voucher, and retries on demand after a failure. */
export const Claiming = ({ code, onClaimed, onClose }: ClaimProps) => {
  const { api } = useServices()
  const { one, view, failure, onRetry } = useRemoteOne(
    (signal) => api.call(claimMeal, { share_code: code }, { signal }),
    undefined,
  )
  const isClaimed = one !== null
  const tell = useNewest(onClaimed)
  useEffect(() => {
    if (isClaimed) tell.current()
  }, [isClaimed, tell])
  return (
    <ClaimDialog
      view={isClaimed ? 'claimed' : view === 'failed' ? 'failed' : 'claiming'}
      failure={failure}
      onAccept={onRetry}
      onClose={onClose}
    />
  )
}
