import type { CheckoutSnapshot } from './checkout.machine.ts'

/** What the member is shown. While the order is looked at again, the choice stays on the screen. */
export const selectView = (snapshot: CheckoutSnapshot) => {
  if (snapshot.matches('missing')) return 'missing'
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('attempting')) return 'attempting'
  if (snapshot.matches('unpaid')) return 'unpaid'
  if (snapshot.matches('paid')) return 'paid'
  return snapshot.matches('closed') ? 'closed' : 'choosing'
}
export const selectBusyWith = (snapshot: CheckoutSnapshot) => {
  if (snapshot.matches('starting')) return 'starting'
  if (snapshot.matches('repricing')) return 'repricing'
  return snapshot.matches('checking') ? 'checking' : null
}
export const selectOrder = (snapshot: CheckoutSnapshot) => snapshot.context.order
export const selectMethod = (snapshot: CheckoutSnapshot) => snapshot.context.method
export const selectPayment = (snapshot: CheckoutSnapshot) => snapshot.context.payment
export const selectFailure = (snapshot: CheckoutSnapshot) => snapshot.context.failure
export const selectCouponFailure = (snapshot: CheckoutSnapshot) => snapshot.context.couponFailure
export const selectAttempt = (snapshot: CheckoutSnapshot) => snapshot.children.payAttempt
