import { lazy, Suspense } from 'react'

import { changesOf, linesOfType } from '../../../components/kit/changesOf.ts'
import { Conflict } from '../../../components/registration/TicketSale/Conflict.tsx'
import type { Typed } from '../../../components/kit/typedOf.ts'
import { getTicketSale, type SaleTicketType } from '../../../contract/ticketSale.ts'
import type { DialogActProps } from '../../shared/useDialogAct.ts'
import { Newest } from '../../shared/Newest.tsx'
import type { SaleActProps } from './SaleAct.types.ts'
import { isConflict, useSaleForm } from './useSaleForm.ts'
import { useWays } from './useWays.ts'

const TicketTypeDialog = lazy(
  () => import('../../../components/registration/TicketSale/TicketTypeDialog.tsx'),
)

interface Props extends SaleActProps {
  readonly base: SaleTicketType | null
  readonly typed: Typed
  readonly instantOf: (wall: string) => string
  readonly sendAct: DialogActProps['sendAct']
  readonly onAgain: (newest: SaleTicketType | null, typed: Typed) => void
}

/** One attempt to save a ticket type. */
export const TicketTypeSaving = (props: Props) => {
  const { sale, base, typed, instantOf, onAgain } = props
  const act = useSaleForm(props.sendAct, props.onEnd)
  const ways = useWays(sale.time_zone)
  const conflict = (read: () => Typed) => (
    <Newest ask={(api, signal) => api.call(getTicketSale, { conference_id: sale.conference_id }, { signal })}>
      {({ ticket_types }) => {
        const newest = ticket_types.find(({ id }) => id === base?.id)
        const changes = newest && base ? changesOf(linesOfType(base, ways), linesOfType(newest, ways)) : null
        return <Conflict changes={changes} onKeep={() => onAgain(newest ?? null, read())} />
      }}
    </Newest>
  )
  return (
    <Suspense fallback={null}>
      <TicketTypeDialog
        {...act}
        isNew={base === null}
        typed={typed}
        timeZone={sale.time_zone}
        instantOf={instantOf}
        taken={(base?.sold ?? 0) + (base?.held ?? 0)}
        conflict={isConflict(act.isRefused, act.failure) ? conflict : null}
      />
    </Suspense>
  )
}
