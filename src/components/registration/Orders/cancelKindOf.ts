import type { OrderCard } from '../../../contract/order.ts'

/** Which words say that an order is cancelled: nobody calls a registration that cost nothing an order. */
export const cancelKindOf = ({ state }: Pick<OrderCard, 'state'>): 'cancel' | 'cancelFree' =>
  state === 'paid' ? 'cancelFree' : 'cancel'
