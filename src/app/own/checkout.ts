import { createCheckoutService } from '../../services/checkoutService.ts'
import type { OwnNeeds } from '../context.tsx'

/** Ports of the payment machines. */
export const checkout = (needs: OwnNeeds) => createCheckoutService(needs)
