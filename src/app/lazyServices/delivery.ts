import { createDeliveryService } from '../../services/deliveryService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of the settings of sending, payment and files. */
export const delivery = ({ api }: LazyDeps) => createDeliveryService({ api })
