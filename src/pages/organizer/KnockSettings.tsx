import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { KnockForm } from '../../components/OwnConferences/KnockForm.tsx'
import { FailureState } from '../../components/ui/FailureState.tsx'
import { Skeleton } from '../../components/ui/Skeleton.ts'
import { getKnockSettings, setKnockSettings } from '../../contract/benefits.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The organizers decide about "knock gold" of their conference (BEN-03). */
export const KnockSettings = ({ conferenceId }: { conferenceId: number }) => {
  const { api } = useServices()
  const [round, setRound] = useState(0)
  const about = { conference_id: conferenceId }
  const kept = useRemoteOne((signal) => api.call(getKnockSettings, about, { signal }), undefined)
  return (
    <section aria-labelledby="organizer-knock" aria-busy={(kept.one ?? kept.failure) === null || undefined}>
      <h2 id="organizer-knock">
        <FormattedMessage id="organizer.knock" />
      </h2>
      <p>
        <FormattedMessage id="organizer.knock.about" />
      </p>
      {kept.one !== null ? (
        <Saving
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

interface SavingProps {
  readonly conferenceId: number
  readonly hours: 0 | 24 | 72
  /** Saved, or refused by a rule: what is kept is to be read again. */
  readonly onEnd: () => void
}

const Saving = ({ conferenceId, hours, onEnd }: SavingProps) => {
  const { api } = useServices()
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: ({ texts }, signal) =>
      api.call(setKnockSettings, { conference_id: conferenceId, hours: Number(texts['hours']) }, { signal }),
    onDone: () => {
      say('success', 'organizer.knock.saved')
      onEnd()
    },
    onLeft: onEnd,
  })
  return (
    <KnockForm
      hours={hours}
      busy={act.busy}
      failure={act.failure}
      onSave={(chosen) => (act.isRefused ? act.onClose() : act.onSubmit({ hours: String(chosen) }))}
    />
  )
}
