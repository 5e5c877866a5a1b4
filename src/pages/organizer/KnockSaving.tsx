import { useServices } from '../../app/context.tsx'
import { KnockForm } from '../../components/conference/OwnConferences/KnockForm.tsx'
import { setKnockSettings } from '../../contract/benefits.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

export interface KnockSavingProps {
  readonly conferenceId: number
  readonly hours: 0 | 24 | 72
  /** Saved, or refused by a rule: reload the stored value. */
  readonly onEnd: () => void
}

/** The choice about "knock gold", from the form to the server's answer. */
export const KnockSaving = ({ conferenceId, hours, onEnd }: KnockSavingProps) => {
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
