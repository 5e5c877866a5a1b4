import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../../app/context.tsx'
import { withdrawCoupons, type CouponBatch } from '../../../contract/couponBatches.ts'
import { useSaleForm } from '../sale/useSaleForm.ts'

const AskDialog = lazy(() => import('../../../components/registration/TicketSale/AskDialog.tsx'))

interface Props {
  readonly conferenceId: number
  readonly batch: CouponBatch
  readonly onEnd: (isChanged: boolean) => void
}

/** Withdraws the unused coupons of a batch, after a confirmation. */
export const Withdrawing = ({ conferenceId, batch: { id, name, counts }, onEnd }: Props) => {
  const { api } = useServices()
  const act = useSaleForm(
    (_, signal) => api.call(withdrawCoupons, { conference_id: conferenceId, id }, { signal }),
    onEnd,
    'sale.done',
  )
  return (
    <Suspense fallback={null}>
      <AskDialog
        {...act}
        title={<FormattedMessage id="coupons.withdraw.of" values={{ name }} />}
        about={
          <FormattedMessage
            id="coupons.withdraw.about"
            values={{ number: counts.free + counts.returned, used: counts.used }}
          />
        }
        submit="coupons.withdraw"
        onSubmit={() => act.onSubmit({})}
      />
    </Suspense>
  )
}
