import { FormattedMessage } from 'react-intl'

import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { CouponRow } from '../../components/registration/Orders/CouponRow.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listCoupons } from '../../contract/order.ts'
import { useCallList } from '../shared/useCallList.ts'

/** The member's coupons by state; another filter is another list. */
export const OwnCoupons = ({ state }: { state: 'available' | 'used' | 'expired' | null }) => {
  const { onRefresh: _refresh, ...list } = useCallList(listCoupons, { ...(state === null ? {} : { state }) })
  return (
    <MemberList
      {...list}
      height="6rem"
      empty={
        <EmptyState>
          <FormattedMessage id="benefits.empty.coupons" />
        </EmptyState>
      }
    >
      {(coupon) => <CouponRow coupon={coupon} />}
    </MemberList>
  )
}
