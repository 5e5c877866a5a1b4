import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { CouponRow, type Coupon } from '../../components/registration/Orders/CouponRow.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listCoupons } from '../../contract/order.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** The member's coupons by state; another filter is another list. */
export const OwnCoupons = ({ state }: { state: 'available' | 'used' | 'expired' | null }) => {
  const { api } = useServices()
  const { onRefresh: _refresh, ...list } = useRemoteList(
    coupons,
    {
      fetchPage: (page, signal) =>
        api.call(listCoupons, { page, ...(state === null ? {} : { state }) }, { signal }),
    },
    undefined,
  )
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

const coupons = createRemoteListMachine<Coupon>()
