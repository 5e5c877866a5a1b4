import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { getKnockSettings } from '../../contract/benefits.ts'
import { useCall } from '../shared/useCall.ts'
import { KnockSaving } from './KnockSaving.tsx'

/** The organizers decide about "knock gold" of their conference (BEN-03). */
export const KnockSettings = ({ conferenceId }: { conferenceId: number }) => {
  const [round, setRound] = useState(0)
  const about = { conference_id: conferenceId }
  const kept = useCall(getKnockSettings, about)
  return (
    <section aria-labelledby="organizer-knock" aria-busy={(kept.one ?? kept.failure) === null || undefined}>
      <h2 id="organizer-knock">
        <FormattedMessage id="organizer.knock" />
      </h2>
      <p>
        <FormattedMessage id="organizer.knock.about" />
      </p>
      {kept.one !== null ? (
        <KnockSaving
          key={round}
          conferenceId={conferenceId}
          hours={kept.one.hours}
          onEnd={() => {
            setRound(round + 1)
            kept.onRefresh()
          }}
        />
      ) : kept.failure === null ? (
        <Skeleton $height="7rem" />
      ) : (
        <FailureState failure={kept.failure} onRetry={kept.onRetry} />
      )}
    </section>
  )
}
