/** Ports of the payment machines. */
export { createCheckoutService as checkout } from '../../services/checkoutService.ts'
