import { changesOf, linesOfWindow } from '../../../components/kit/changesOf.ts'
import { Conflict } from '../../../components/registration/TicketSale/Conflict.tsx'
import type { Typed } from '../../../components/kit/typedOf.ts'
import { WindowForm } from '../../../components/registration/TicketSale/WindowForm.tsx'
import { getTicketSale, type TicketSale } from '../../../contract/ticketSale.ts'
import type { DialogActProps } from '../../shared/useDialogAct.ts'
import { Newest } from '../../shared/Newest.tsx'
import { isConflict, useSaleForm } from './useSaleForm.ts'
import { useWays } from './useWays.ts'

interface Props {
  readonly base: TicketSale
  readonly typed: Typed
  readonly instantOf: (wall: string) => string
  readonly sendAct: DialogActProps['sendAct']
  readonly onAgain: (newest: TicketSale, typed: Typed) => void
  readonly onEnd: () => void
}

/** One attempt to save the dates of registration. */
export const WindowSaving = ({ base, typed, instantOf, sendAct, onAgain, onEnd }: Props) => {
  const act = useSaleForm(sendAct, onEnd)
  const ways = useWays(base.time_zone)
  const conflict = (read: () => Typed) => (
    <Newest ask={(api, signal) => api.call(getTicketSale, { conference_id: base.conference_id }, { signal })}>
      {(newest) => (
        <Conflict
          changes={changesOf(linesOfWindow(base, ways), linesOfWindow(newest, ways))}
          onKeep={() => onAgain(newest, read())}
        />
      )}
    </Newest>
  )
  return (
    <WindowForm
      {...act}
      typed={typed}
      timeZone={base.time_zone}
      instantOf={instantOf}
      conflict={isConflict(act.isRefused, act.failure) ? conflict : null}
    />
  )
}
