import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { CouponRow } from '../../components/registration/Orders/CouponRow.tsx'
import type { Coupon } from '../../components/registration/Orders/CouponRow.tsx'
import { listCoupons } from '../../contract/order.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** TKT-03 */
export const Coupons = () => {
  const { api } = useServices()
  const list = useRemoteList(
    coupons,
    { fetchPage: (page, signal) => api.call(listCoupons, { page }, { signal }) },
    undefined,
  )
  return (
    <MemberList {...list} title="member.coupons" height="6rem" empty={<NothingYet list="coupons" />}>
      {(coupon) => <CouponRow coupon={coupon} />}
    </MemberList>
  )
}

const coupons = createRemoteListMachine<Coupon>()
