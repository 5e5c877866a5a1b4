import type { OrderRequestSnapshot } from './orderRequest.machine.ts'

/** The order is in the way: there is nothing to correct here. */
export const selectIsRefused = (snapshot: OrderRequestSnapshot) => snapshot.hasTag('refused')
export const selectIsBusy = (snapshot: OrderRequestSnapshot) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: OrderRequestSnapshot) => snapshot.context.failure
