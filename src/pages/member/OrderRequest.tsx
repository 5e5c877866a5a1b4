import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import * as select from '../../kinds/selectors.ts'
import { useOrderRequest, type OrderRequestProps } from './useOrderRequest.ts'

const OrderRequestDialog = lazy(() => import('../../components/registration/Orders/OrderRequestDialog.tsx'))

/** Cancels an order or requests its refund (ORD-01, ORD-03), in a dialog. */
export const OrderRequest = ({ wish, order, onLeft }: OrderRequestProps) => {
  const { newKey } = useServices()
  const flow = useOrderRequest({ wish, order, onLeft })
  return (
    <Suspense fallback={null}>
      <OrderRequestDialog
        wish={wish}
        order={order}
        isRefused={useSelector(flow, select.selectIsRefused)}
        busy={useSelector(flow, select.selectIsBusy)}
        failure={useSelector(flow, select.selectFailure)}
        onSubmit={(reason) => flow.send({ type: 'command.send', wish: { reason }, key: newKey() })}
        onClose={() => flow.send({ type: 'command.close' })}
      />
    </Suspense>
  )
}
