import { useIntl } from 'react-intl'

import { LiveForm } from '../../components/live/OwnLives/LiveForm.tsx'
import { linesOfLive } from '../../components/live/OwnLives/typedLive.ts'
import { changesOf } from '../../components/kit/changesOf.ts'
import { Conflict } from '../../components/registration/TicketSale/Conflict.tsx'
import type { Typed } from '../../components/kit/typedOf.ts'
import { listOwnLives, type OwnLive, type OwnLives } from '../../contract/ownLive.ts'
import { isConflict } from '../organizer/sale/useSaleForm.ts'
import type { DialogActProps } from '../shared/useDialogAct.ts'
import { Newest } from '../shared/Newest.tsx'
import { Picture } from './Picture.tsx'
import { useLiveAct } from './useLiveAct.ts'

interface Props {
  readonly desk: OwnLives
  readonly base: OwnLive | null
  readonly typed: Typed
  readonly sendAct: DialogActProps['sendAct']
  readonly onAgain: (newest: OwnLive | null, typed: Typed) => void
  readonly onSaved: (id: number) => void
  readonly onLeft: () => void
}

/** One attempt to save a live. */
export const Saving = ({ desk, base, typed, sendAct, onAgain, onSaved, onLeft }: Props) => {
  const { locale, formatMessage } = useIntl()
  const done = (answer: unknown) => onSaved((answer as { id: number }).id)
  const act = useLiveAct(sendAct, 'ownLive.saved', done, onLeft)
  const lines = (live: OwnLive) => linesOfLive(live, desk, (id) => formatMessage({ id }), locale)
  const conflict = (read: () => Typed) => (
    <Newest ask={(api, signal) => api.call(listOwnLives, { conference_id: desk.conference_id }, { signal })}>
      {({ list }) => {
        const newest = list.find(({ id }) => id === base?.id)
        const changes = newest && base ? changesOf(lines(base), lines(newest)) : null
        return <Conflict changes={changes} onKeep={() => onAgain(newest ?? null, read())} />
      }}
    </Newest>
  )
  return (
    <LiveForm
      {...act}
      desk={desk}
      typed={typed}
      picture={(slot) => <Picture {...slot} />}
      conflict={isConflict(act.isRefused, act.failure) ? conflict : null}
    />
  )
}
