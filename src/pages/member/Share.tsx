import { lazy, Suspense, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import type { MealCard } from '../../contract/notes.ts'
import { shareMeal } from '../../contract/ticket.ts'
import { useCall } from '../shared/useCall.ts'

const ShareDialog = lazy(() => import('../../components/conference/Notes/ShareDialog.tsx'))

export interface ShareProps {
  meal: MealCard
  onClose: () => void
}

/** Shares a meal voucher: creates a link while the dialog is open. */
export const Share = ({ meal, onClose }: ShareProps) => {
  const { newKey } = useServices()
  // An answer that was lost is asked for again by the same key: the link is the same.
  const [key] = useState(newKey)
  const { one, view, failure, onRetry } = useCall(shareMeal, { meal_id: meal.id, key })
  return (
    <Suspense fallback={null}>
      <ShareDialog
        view={view}
        meal={meal.meal}
        link={
          one && `${location.origin}/personal/notes/mealticket?share=${encodeURIComponent(one.share_code)}`
        }
        until={one && one.expires_at}
        failure={failure}
        onRetry={onRetry}
        onClose={onClose}
      />
    </Suspense>
  )
}
