import { useState } from 'react'

import { cancelKindOf } from '../../components/registration/Orders/cancelKindOf.ts'
import { useServices } from '../../app/context.tsx'
import type { AppServices } from '../../app/context.tsx'
import { fireRecord } from '../../contract/lifecycle.ts'
import { requestRefund } from '../../contract/order.ts'
import type { OrderCard } from '../../contract/order.ts'
import type { CommandPort } from '../../kinds/command/command.types.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { orderRequestMachine } from '../../machines/orderRequest/orderRequest.machine.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** Requests of an owner about an order, besides payment. */
export type OrderWish = 'cancel' | 'refund'

export interface OrderRequestProps {
  wish: OrderWish
  /** As the list showed it: an order that moved on since then is refused. */
  order: OrderCard
  /** `isChanged`: the list shows outdated data of this order. */
  onLeft: (isChanged: boolean) => void
}

/** The request of one order, from its dialog to the server's answer. */
export const useOrderRequest = ({ wish, order, onLeft }: OrderRequestProps) => {
  const { api } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    orderRequestMachine.provide({
      actors: actorsOf(orderRequestMachine, { sendCommand: sendBy(api, wish, order) }),
    }),
  )
  const flow = useFlow(logic, {})
  useEmitted<typeof orderRequestMachine>(flow, {
    'command.done': () => {
      say(
        'success',
        wish === 'refund' ? 'member.order.refund.sent' : `member.order.${cancelKindOf(order)}.done`,
      )
      onLeft(true)
    },
    'command.left': ({ isOutdated }) => onLeft(isOutdated),
  })
  return flow
}

const sendBy =
  (
    api: AppServices['api'],
    wish: OrderWish,
    { id, version }: OrderCard,
  ): CommandPort<{ reason: string }, void>['sendCommand'] =>
  async ({ wish: { reason }, key }, signal) => {
    if (wish === 'refund') await api.call(requestRefund, { order_id: id, version, reason, key }, { signal })
    else {
      const event = { entity: 'order', id, event: 'order.cancel', version, reason, key } as const
      await api.call(fireRecord, event, { signal })
    }
  }
