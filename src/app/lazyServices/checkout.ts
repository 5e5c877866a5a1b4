import { createCheckoutService } from '../../services/checkoutService.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of the payment machines. */
export const checkout = (needs: LazyDeps) => createCheckoutService(needs)
