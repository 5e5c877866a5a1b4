import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/Member/MemberList.tsx'
import { OrderCard } from '../../components/Orders/OrderCard.tsx'
import { listOrders } from '../../contract/order.ts'
import type { OrderCard as Order } from '../../contract/order.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

export interface OrdersProps {
  kind: Order['kind']
  /** Null: all of them. */
  state: Order['state'] | null
}

/** The orders of one kind in one state; another choice is another list. */
export const Orders = ({ kind, state }: OrdersProps) => {
  const { api } = useServices()
  const list = useRemoteList(
    orders,
    {
      fetchPage: (page, signal) =>
        api.call(listOrders, { kind, ...(state === null ? {} : { state }), page }, { signal }),
    },
    undefined,
  )
  return (
    <MemberList {...list} height="12rem">
      {(order) => <OrderCard order={order} />}
    </MemberList>
  )
}

const orders = createRemoteListMachine<Order>()
