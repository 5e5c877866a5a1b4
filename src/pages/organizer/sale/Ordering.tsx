import { lazy, Suspense } from 'react'

import { useServices } from '../../../app/context.tsx'
import { orderTicketTypes } from '../../../contract/ticketSale.ts'
import type { SaleActProps } from './SaleAct.types.ts'
import { useSaleForm } from './useSaleForm.ts'

const OrderDialog = lazy(() => import('../../../components/registration/TicketSale/OrderDialog.tsx'))

/** Changes the order in which visitors see the ticket types. */
export const Ordering = ({ sale, onEnd }: SaleActProps) => {
  const { api } = useServices()
  const { conference_id, version } = sale
  const act = useSaleForm(
    ({ texts }, signal) =>
      api.call(orderTicketTypes, { conference_id, version, ids: texts['ids'] ?? '' }, { signal }),
    onEnd,
  )
  return (
    <Suspense fallback={null}>
      <OrderDialog
        {...act}
        types={sale.ticket_types.filter(({ retired }) => !retired)}
        onSubmit={(ids) => act.onSubmit({ ids })}
      />
    </Suspense>
  )
}
