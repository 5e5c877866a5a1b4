import { useState } from 'react'

import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { OrderCard } from '../../components/registration/Orders/OrderCard.tsx'
import { listOrders } from '../../contract/order.ts'
import type { OrderCard as Order } from '../../contract/order.ts'
import type { OrderWish } from './useOrderRequest.ts'
import { useCallList } from '../shared/useCallList.ts'
import { OrderRequest } from './OrderRequest.tsx'
import { useFocusOnChange } from './useFocusOnChange.ts'

export interface OrdersProps {
  kind: Order['kind']
  /** Null: all of them. */
  state: Order['state'] | null
}

/** The orders of one kind in one state; another choice is another list. */
export const Orders = ({ kind, state }: OrdersProps) => {
  const [asked, setAsked] = useState<{ wish: OrderWish; order: Order } | null>(null)
  const focusOnChange = useFocusOnChange()
  const { onRefresh, ...list } = useCallList(listOrders, { kind, ...(state === null ? {} : { state }) })
  return (
    <>
      <MemberList {...list} height="12rem" empty={<NothingYet list={`${kind}Order`} />}>
        {(order) => (
          <OrderCard
            order={order}
            onCancel={() => setAsked({ wish: 'cancel', order })}
            onRefund={() => setAsked({ wish: 'refund', order })}
          />
        )}
      </MemberList>
      {asked !== null && (
        <OrderRequest
          {...asked}
          onLeft={(isChanged) => {
            setAsked(null)
            if (!isChanged) return
            onRefresh()
            focusOnChange()
          }}
        />
      )}
    </>
  )
}
