import { useServices } from '../../app/context.tsx'
import { typedLive } from '../../components/live/OwnLives/typedLive.ts'
import { ownLiveForm, saveOwnLive, type OwnLive, type OwnLives } from '../../contract/ownLive.ts'
import { useAttempt } from '../organizer/sale/useAttempt.ts'
import { Saving } from './Saving.tsx'

interface Props {
  readonly desk: OwnLives
  /** Null: a new one. */
  readonly live: OwnLive | null
  readonly onSaved: (id: number) => void
  readonly onLeft: () => void
}

/** Creates or edits a live; the input outlives a conflict. */
export const Editing = ({ desk, live, onSaved, onLeft }: Props) => {
  const { api } = useServices()
  const { attempt, onAgain } = useAttempt(live, typedLive(live))
  const { base, typed, round } = attempt
  return (
    <Saving
      key={round}
      desk={desk}
      base={base}
      typed={typed}
      onAgain={onAgain}
      onSaved={onSaved}
      onLeft={onLeft}
      sendAct={({ texts, key }, signal) => {
        const { access_types, ...fields } = ownLiveForm.parse(texts)
        const about = { id: base?.id ?? 0, version: base?.version ?? 0, key }
        const form = {
          ...{ conference_id: desk.conference_id, ...about, ...fields },
          access_types: access_types.join(','),
        }
        return api.call(saveOwnLive, form, { signal })
      }}
    />
  )
}
