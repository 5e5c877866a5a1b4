/** Port of the settings of sending, payment and files. */
export { createDeliveryService as delivery } from '../../services/deliveryService.ts'
