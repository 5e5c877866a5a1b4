import { useSelector } from '@xstate/react'
import { useSearch } from 'wouter'

import { useServices } from '../../app/context.tsx'
import { ChoosePanel } from '../../components/pay/Checkout/ChoosePanel.tsx'
import { CouponForm } from '../../components/pay/Checkout/CouponForm.tsx'
import type { OrderDetails } from '../../contract/order.ts'
import type { CheckoutActorRef } from '../../machines/checkout/checkout.machine.ts'
import * as select from '../../machines/checkout/checkout.selectors.ts'

interface Props {
  actor: CheckoutActorRef
  order: OrderDetails
}

export const Choice = ({ actor, order }: Props) => {
  const { newKey } = useServices()
  const busyWith = useSelector(actor, select.selectBusyWith)
  return (
    <ChoosePanel
      order={order}
      method={useSelector(actor, select.selectMethod)}
      starting={busyWith === 'starting'}
      failure={useSelector(actor, select.selectFailure)}
      onChoose={(method) => actor.send({ type: 'method.choose', method })}
      onPay={() => actor.send({ type: 'pay.start', key: newKey() })}
      coupon={
        <CouponForm
          coupon={order.coupon}
          brought={new URLSearchParams(useSearch()).get('coupon') ?? ''}
          busy={busyWith === 'repricing'}
          failure={useSelector(actor, select.selectCouponFailure)}
          onSet={(code) => actor.send({ type: 'coupon.set', code, key: newKey() })}
        />
      }
    />
  )
}
