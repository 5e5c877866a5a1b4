import { lazy, Suspense } from 'react'

import { changesOf, linesOfMeal } from '../../../components/kit/changesOf.ts'
import { Conflict } from '../../../components/registration/TicketSale/Conflict.tsx'
import type { Typed } from '../../../components/kit/typedOf.ts'
import { getTicketSale, type SaleMeal } from '../../../contract/ticketSale.ts'
import type { DialogActProps } from '../../shared/useDialogAct.ts'
import { Newest } from '../../shared/Newest.tsx'
import type { SaleActProps } from './SaleAct.types.ts'
import { isConflict, useSaleForm } from './useSaleForm.ts'
import { useWays } from './useWays.ts'

const MealDialog = lazy(() => import('../../../components/registration/TicketSale/MealDialog.tsx'))

interface Props extends SaleActProps {
  readonly base: SaleMeal | null
  readonly typed: Typed
  readonly instantOf: (wall: string) => string
  readonly sendAct: DialogActProps['sendAct']
  readonly onAgain: (newest: SaleMeal | null, typed: Typed) => void
}

/** One attempt to save a meal. */
export const MealSaving = (props: Props) => {
  const { sale, base, typed, instantOf, onAgain } = props
  const act = useSaleForm(props.sendAct, props.onEnd)
  const ways = useWays(sale.time_zone)
  const conflict = (read: () => Typed) => (
    <Newest ask={(api, signal) => api.call(getTicketSale, { conference_id: sale.conference_id }, { signal })}>
      {({ meals }) => {
        const newest = meals.find(({ id }) => id === base?.id)
        const changes = newest && base ? changesOf(linesOfMeal(base, ways), linesOfMeal(newest, ways)) : null
        return <Conflict changes={changes} onKeep={() => onAgain(newest ?? null, read())} />
      }}
    </Newest>
  )
  return (
    <Suspense fallback={null}>
      <MealDialog
        {...act}
        isNew={base === null}
        typed={typed}
        timeZone={sale.time_zone}
        instantOf={instantOf}
        conflict={isConflict(act.isRefused, act.failure) ? conflict : null}
      />
    </Suspense>
  )
}
