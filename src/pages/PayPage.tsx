import type { PageProps } from '../app/context.tsx'
import { Desk } from './pay/Desk.tsx'
import { orderId } from './pay/orderId.ts'

/** `/pay/{orderId}` */
const PayPage = ({ params }: PageProps) => {
  const id = orderId(params)
  return <Desk key={id} orderId={id} />
}

export default PayPage
