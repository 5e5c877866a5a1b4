import type { OrderCard } from '../../../contract/order.ts'

/** Wording of a cancellation: a free registration is not called an order. */
export const cancelKindOf = ({ state }: Pick<OrderCard, 'state'>): 'cancel' | 'cancelFree' =>
  state === 'paid' ? 'cancelFree' : 'cancel'
