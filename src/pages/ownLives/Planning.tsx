import { useState } from 'react'

import { LiveStanding } from '../../components/live/OwnLives/LiveStanding.tsx'
import type { LiveAct } from '../../contract/livePlan.ts'
import type { OwnLive } from '../../contract/ownLive.ts'
import { Acting } from './Acting.tsx'

interface Props {
  readonly conferenceId: number
  readonly live: OwnLive
  readonly onEnd: () => void
}

/** Schedules a live, cancels it or makes a draft of it again, after a question. */
export const Planning = ({ conferenceId, live, onEnd }: Props) => {
  const [act, setAct] = useState<LiveAct | null>(null)
  return (
    <>
      <LiveStanding live={live} onAct={setAct} />
      {act !== null && (
        <Acting
          conferenceId={conferenceId}
          live={live}
          act={act}
          onEnd={(isChanged) => {
            setAct(null)
            if (isChanged) onEnd()
          }}
        />
      )}
    </>
  )
}
