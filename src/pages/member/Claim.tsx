import { lazy, Suspense, useState } from 'react'

import { Claiming } from './Claiming.tsx'
import type { ClaimProps } from './Claiming.tsx'

const ClaimDialog = lazy(() => import('../../components/conference/Notes/ClaimDialog.tsx'))

/** Opening the address claims nothing yet: the visitor confirms first. */
export const Claim = ({ code, onClaimed, onClose }: ClaimProps) => {
  const [isWanted, setWanted] = useState(false)
  return (
    <Suspense fallback={null}>
      {isWanted ? (
        <Claiming code={code} onClaimed={onClaimed} onClose={onClose} />
      ) : (
        <ClaimDialog view="asking" onAccept={() => setWanted(true)} onClose={onClose} />
      )}
    </Suspense>
  )
}
