import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { checkout } from '../../app/lazyServices/checkout.ts'
import { createCheckoutActors } from '../../machines/checkout/checkout.actors.ts'
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts'
import { useFlow } from '../shared/useFlow.ts'

/** The payment of this page. */
export const useCheckout = (orderId: number) => {
  const { own, delays } = useServices()
  const port = own(checkout)
  const [logic] = useState(() =>
    checkoutMachine.provide({
      actors: createCheckoutActors(port, delays),
      delays: delays.deadline === undefined ? {} : { deadline: delays.deadline },
    }),
  )
  return useFlow(logic, { input: { orderId } })
}
