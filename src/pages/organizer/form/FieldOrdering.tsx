import { lazy, Suspense } from 'react'

import { useServices } from '../../../app/context.tsx'
import { orderFormFields } from '../../../contract/conferenceForm.ts'
import { useSaleForm } from '../sale/useSaleForm.ts'
import type { FormActProps } from './FormAct.types.ts'

const OrderDialog = lazy(() => import('../../../components/registration/TicketSale/OrderDialog.tsx'))

/** Changes the order of the questions. */
export const FieldOrdering = ({ form: { conference_id, fields }, onEnd }: FormActProps) => {
  const { api } = useServices()
  const seen = fields.map(({ id }) => id).join(',')
  const act = useSaleForm(
    ({ texts }, signal) =>
      api.call(orderFormFields, { conference_id, seen, ids: texts['ids'] ?? '' }, { signal }),
    onEnd,
  )
  return (
    <Suspense fallback={null}>
      <OrderDialog
        {...act}
        types={fields}
        about="form.order.about"
        onSubmit={(ids) => act.onSubmit({ ids })}
      />
    </Suspense>
  )
}
