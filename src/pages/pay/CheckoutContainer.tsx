import { useSelector } from '@xstate/react'

import { useServices } from '../../app/context.tsx'
import { CheckoutLayout } from '../../components/pay/Checkout/CheckoutLayout.tsx'
import { ClosedPanel } from '../../components/pay/Checkout/ClosedPanel.tsx'
import { LoadingPanel } from '../../components/pay/Checkout/LoadingPanel.tsx'
import { MissingOrder } from '../../components/pay/Checkout/MissingOrder.tsx'
import { OrderSummary } from '../../components/pay/Checkout/OrderSummary.tsx'
import { PaidPanel } from '../../components/pay/Checkout/PaidPanel.tsx'
import { UnpaidPanel } from '../../components/pay/Checkout/UnpaidPanel.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import * as select from '../../machines/checkout/checkout.selectors.ts'
import { selectView as attemptViewOf } from '../../machines/payAttempt/payAttempt.selectors.ts'
import { Attempt } from './Attempt.tsx'
import { Choice } from './Choice.tsx'
import { OrderAnswers } from './OrderAnswers.tsx'
import { useCheckout } from './useCheckout.ts'

export const CheckoutContainer = ({ orderId }: { orderId: number }) => {
  const { now } = useServices()
  const checkout = useCheckout(orderId)
  const view = useSelector(checkout, select.selectView)
  const order = useSelector(checkout, select.selectOrder)
  const failure = useSelector(checkout, select.selectFailure)
  const payment = useSelector(checkout, select.selectPayment)
  const attempt = useSelector(checkout, select.selectAttempt)
  const attemptView = useSelector(attempt ?? undefined, (snapshot) => snapshot && attemptViewOf(snapshot))
  if (view === 'missing') return <MissingOrder />
  return (
    <>
      <CheckoutLayout
        busy={view === 'loading'}
        summary={
          order === null ? undefined : (
            <OrderSummary order={order} isReviewed={attemptView === 'reviewing'} now={now} />
          )
        }
      >
        {view === 'loading' && <LoadingPanel />}
        {view === 'failed' && (
          <FailureState failure={failure} onRetry={() => checkout.send({ type: 'order.retry' })} />
        )}
        {view === 'choosing' && order !== null && <Choice actor={checkout} order={order} />}
        {view === 'attempting' && order !== null && attempt && (
          <Attempt actor={attempt} transfer={order.transfer} />
        )}
        {view === 'unpaid' && (
          <UnpaidPanel
            reason={payment?.reason ?? null}
            onAgain={() => checkout.send({ type: 'pay.again' })}
          />
        )}
        {view === 'paid' && order !== null && <PaidPanel order={order} />}
        {view === 'closed' && order !== null && <ClosedPanel order={order} />}
      </CheckoutLayout>
      {order?.kind === 'conf' && <OrderAnswers orderId={order.id} />}
    </>
  )
}
