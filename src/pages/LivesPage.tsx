import { useSearch } from 'wouter'

import { LivesLayout } from '../components/catalogue/Lives/LivesLayout.tsx'
import { livePhases } from '../contract/catalogue.ts'
import { Lives } from './lives/Lives.tsx'
import { choiceOf } from './member/choiceOf.ts'

/** `/lives`, `?phase=` of the lives that are shown (PUB-01). */
const LivesPage = () => {
  const phase = choiceOf(useSearch(), 'phase', livePhases)
  return (
    <LivesLayout phase={phase}>
      <Lives key={phase} phase={phase} />
    </LivesLayout>
  )
}

export default LivesPage
