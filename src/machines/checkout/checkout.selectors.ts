import { shown } from '../shared/shown.ts'
import type { CheckoutSnapshot } from './checkout.machine.ts'
import { checkoutViews, checkoutWaits } from './checkout.types.ts'

/** View of the page. While the order is read again, the choice stays on the screen. */
export const selectView = (snapshot: CheckoutSnapshot) => shown(snapshot, checkoutViews)
export const selectBusyWith = (snapshot: CheckoutSnapshot) =>
  checkoutWaits.find((wait) => snapshot.hasTag(wait)) ?? null
export const selectOrder = (snapshot: CheckoutSnapshot) => snapshot.context.order
export const selectMethod = (snapshot: CheckoutSnapshot) => snapshot.context.method
export const selectPayment = (snapshot: CheckoutSnapshot) => snapshot.context.payment
export const selectFailure = (snapshot: CheckoutSnapshot) => snapshot.context.failure
export const selectCouponFailure = (snapshot: CheckoutSnapshot) => snapshot.context.couponFailure
export const selectAttempt = (snapshot: CheckoutSnapshot) => snapshot.children.payAttempt
