import { lazy, Suspense } from 'react'

import { entriesIn } from '../../../components/conference/ConferenceHosts/hostPlaces.ts'
import { linesOfEntry } from '../../../components/conference/ConferenceHosts/linesOfEntry.ts'
import { changesOf } from '../../../components/kit/changesOf.ts'
import { Conflict } from '../../../components/registration/TicketSale/Conflict.tsx'
import type { Typed } from '../../../components/kit/typedOf.ts'
import { getConferenceHosts, type HostEntry } from '../../../contract/conferenceHosts.ts'
import type { DialogActProps } from '../../shared/useDialogAct.ts'
import { isConflict, useSaleForm } from '../sale/useSaleForm.ts'
import { useWays } from '../sale/useWays.ts'
import type { HostActProps } from './HostAct.types.ts'
import { Newest } from '../../shared/Newest.tsx'

const EntryDialog = lazy(() => import('../../../components/conference/ConferenceHosts/EntryDialog.tsx'))

interface Props extends HostActProps {
  readonly base: HostEntry | null
  readonly typed: Typed
  readonly sendAct: DialogActProps['sendAct']
  readonly onAgain: (newest: HostEntry | null, typed: Typed) => void
}

/** One attempt to save an entry. */
export const EntrySaving = ({ hosts, list, committee, base, typed, sendAct, onAgain, onEnd }: Props) => {
  const act = useSaleForm(sendAct, onEnd)
  const ways = useWays('UTC')
  const conflict = (read: () => Typed) => (
    <Newest
      ask={(api, signal) => api.call(getConferenceHosts, { conference_id: hosts.conference_id }, { signal })}
    >
      {(now) => {
        const newest = entriesIn(now, { list, committee }).find(({ id }) => id === base?.id)
        const lines = (entry: HostEntry) => linesOfEntry(list, entry, ways)
        const changes = newest && base ? changesOf(lines(base), lines(newest)) : null
        return <Conflict changes={changes} onKeep={() => onAgain(newest ?? null, read())} />
      }}
    </Newest>
  )
  return (
    <Suspense fallback={null}>
      <EntryDialog
        {...act}
        list={list}
        isNew={base === null}
        typed={typed}
        conflict={isConflict(act.isRefused, act.failure) ? conflict : null}
      />
    </Suspense>
  )
}
