import type { PageProps } from '../app/context.tsx'
import { CheckoutContainer } from './pay/CheckoutContainer.tsx'
import { orderId } from './pay/orderId.ts'

/** `/pay/{orderId}` */
const PayPage = ({ params }: PageProps) => {
  const id = orderId(params)
  return <CheckoutContainer key={id} orderId={id} />
}

export default PayPage
