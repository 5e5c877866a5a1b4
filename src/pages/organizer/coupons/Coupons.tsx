import { useState } from 'react'

import { useServices } from '../../../app/context.tsx'
import { CouponsView, type CouponWish } from '../../../components/Coupons/CouponsView.tsx'
import { WorkbenchLayout } from '../../../components/OwnConferences/WorkbenchLayout.tsx'
import { listCouponBatches } from '../../../contract/couponBatches.ts'
import { useRemoteOne } from '../../shared/useRemoteOne.ts'
import { useSubjectTitle } from '../../shared/useSubjectTitle.ts'
import { Issuing } from './Issuing.tsx'
import { Withdrawing } from './Withdrawing.tsx'

/** The coupons that a conference has issued, and the acts on them. */
export const Coupons = ({ conferenceId: conference_id }: { conferenceId: number }) => {
  const { api } = useServices()
  const [wish, setWish] = useState<CouponWish | null>(null)
  const list = useRemoteOne((signal) => api.call(listCouponBatches, { conference_id }, { signal }), undefined)
  const { one: coupons, failure } = list
  useSubjectTitle(coupons?.conference)
  const handleEnd = (isChanged: boolean) => {
    setWish(null)
    if (isChanged) list.onRefresh()
  }
  return (
    <WorkbenchLayout
      id={conference_id}
      section="coupons"
      parts={coupons?.parts}
      view={coupons !== null ? 'list' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      onRetry={list.onRetry}
    >
      {coupons !== null && <CouponsView coupons={coupons} onWish={setWish} />}
      {coupons !== null && wish?.kind === 'issue' && <Issuing coupons={coupons} onEnd={handleEnd} />}
      {coupons !== null && wish?.kind === 'withdraw' && (
        <Withdrawing conferenceId={conference_id} batch={wish.batch} onEnd={handleEnd} />
      )}
    </WorkbenchLayout>
  )
}
