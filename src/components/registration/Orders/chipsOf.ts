import type { OrderCard } from '../../../contract/order.ts'

/**
 * Facts of payment, refund and invoice beyond the state of the order, as ends of message ids. A confirmed or abandoned
 * payment adds nothing to the state.
 */
export const chipsOf = ({ payment, refund, invoice }: Pick<OrderCard, 'payment' | 'refund' | 'invoice'>) => [
  ...(payment !== null && payment !== 'confirmed' && payment !== 'abandoned' ? [`payment.${payment}`] : []),
  ...(refund !== null && refund !== 'none' ? [`refund.${refund}`] : []),
  ...(invoice !== null && labels.includes(labelOf(invoice)) ? [`invoice.${labelOf(invoice)}`] : []),
]

const labels = ['not_invoiced', 'to_be_invoiced', 'invoiced']
/** `to_be_invoiced.picked_up` is finance's business; the member reads the label. */
const labelOf = (leaf: string) => leaf.split('.')[0] ?? ''
