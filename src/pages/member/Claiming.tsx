import { lazy, useEffect } from 'react'

import { claimMeal } from '../../contract/ticket.ts'
import { useNewest } from '../shared/useNewest.ts'
import { useCall } from '../shared/useCall.ts'

const ClaimDialog = lazy(() => import('../../components/conference/Notes/ClaimDialog.tsx'))

export interface ClaimProps {
  /** Code of the share. */
  code: string
  onClaimed: () => void
  onClose: () => void
}

/** Takes the voucher, and retries on demand after a failure. */
export const Claiming = ({ code, onClaimed, onClose }: ClaimProps) => {
  const { one, view, failure, onRetry } = useCall(claimMeal, { share_code: code })
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
