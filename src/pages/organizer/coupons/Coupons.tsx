import { useServices } from '../../../app/context.tsx'
import { CouponsView, type CouponWish } from '../../../components/registration/Coupons/CouponsView.tsx'
import { WorkbenchLayout } from '../../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { listCouponBatches, type CouponBatches } from '../../../contract/couponBatches.ts'
import { useWorkbench } from '../useWorkbench.ts'
import { Issuing } from './Issuing.tsx'
import { Withdrawing } from './Withdrawing.tsx'

/** The coupons that a conference has issued, and the acts on them. */
export const Coupons = ({ conferenceId: conference_id }: { conferenceId: number }) => {
  const { api } = useServices()
  const bench = useWorkbench<CouponBatches, CouponWish>((signal) =>
    api.call(listCouponBatches, { conference_id }, { signal }),
  )
  const { one: coupons, wish, onWish, onEnd } = bench
  return (
    <WorkbenchLayout id={conference_id} section="coupons" {...bench.layout}>
      {coupons !== null && <CouponsView coupons={coupons} onWish={onWish} />}
      {coupons !== null && wish?.kind === 'issue' && <Issuing coupons={coupons} onEnd={onEnd} />}
      {coupons !== null && wish?.kind === 'withdraw' && (
        <Withdrawing conferenceId={conference_id} batch={wish.batch} onEnd={onEnd} />
      )}
    </WorkbenchLayout>
  )
}
