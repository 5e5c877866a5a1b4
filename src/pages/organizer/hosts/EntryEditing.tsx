import { useServices } from '../../../app/context.tsx'
import { typedEntry } from '../../../components/conference/ConferenceHosts/linesOfEntry.ts'
import { hostEntryForm, saveHostEntry, type HostEntry } from '../../../contract/conferenceHosts.ts'
import { useAttempt } from '../sale/useAttempt.ts'
import { EntrySaving } from './EntrySaving.tsx'
import type { HostActProps } from './HostAct.types.ts'

interface Props extends HostActProps {
  /** Null: a new one. */
  readonly entry: HostEntry | null
}

/** Creates or edits an entry; the input outlives a conflict. */
export const EntryEditing = ({ hosts, list, committee, entry, onEnd }: Props) => {
  const { api } = useServices()
  const { attempt, onAgain } = useAttempt(entry, typedEntry(list, entry))
  const { base, typed, round } = attempt
  return (
    <EntrySaving
      key={round}
      hosts={hosts}
      list={list}
      committee={committee}
      base={base}
      typed={typed}
      onAgain={onAgain}
      onEnd={onEnd}
      sendAct={({ texts, key }, signal) =>
        api.call(
          saveHostEntry,
          {
            ...{ conference_id: hosts.conference_id, id: base?.id ?? 0, version: base?.version ?? 0, key },
            ...{ committee_id: committee?.id ?? 0, ...hostEntryForm(list).parse(texts) },
          },
          { signal },
        )
      }
    />
  )
}
