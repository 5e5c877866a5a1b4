import { lazy, Suspense } from 'react'

import { useServices } from '../../../app/context.tsx'
import { instantsOf } from '../../../components/kit/typedOf.ts'
import { couponBatchForm, issueCoupons, type CouponBatches } from '../../../contract/couponBatches.ts'
import { useSaleForm } from '../sale/useSaleForm.ts'

const IssueDialog = lazy(() => import('../../../components/registration/Coupons/IssueDialog.tsx'))

interface Props {
  readonly coupons: CouponBatches
  readonly onEnd: (isChanged: boolean) => void
}

/** Issues a batch of coupons. */
export const Issuing = ({ coupons, onEnd }: Props) => {
  const { api } = useServices()
  const { conference_id, time_zone } = coupons
  const instantOf = instantsOf(time_zone, [])
  const act = useSaleForm(({ texts, key }, signal) => {
    const { ticket_type_ids, ...values } = couponBatchForm(instantOf).parse(texts)
    const wish = { conference_id, key, ...values, ticket_type_ids: ticket_type_ids.join(',') }
    return api.call(issueCoupons, wish, { signal })
  }, onEnd)
  return (
    <Suspense fallback={null}>
      <IssueDialog {...act} coupons={coupons} instantOf={instantOf} />
    </Suspense>
  )
}
