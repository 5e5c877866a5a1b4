import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { CouponRow } from '../../components/registration/Orders/CouponRow.tsx'
import { listCoupons } from '../../contract/order.ts'
import { useCallList } from '../shared/useCallList.ts'

/** TKT-03 */
export const Coupons = () => {
  const list = useCallList(listCoupons, {})
  return (
    <MemberList {...list} title="member.coupons" height="6rem" empty={<NothingYet list="coupons" />}>
      {(coupon) => <CouponRow coupon={coupon} />}
    </MemberList>
  )
}
