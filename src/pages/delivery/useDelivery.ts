import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { delivery } from '../../app/lazyServices/delivery.ts'
import { secondFactor } from '../../app/lazyServices/secondFactor.ts'
import type { DeliveryPlace } from '../../contract/deliveryPlaces.ts'
import { deliverySettingsMachine } from '../../machines/deliverySettings/deliverySettings.machine.ts'
import { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The settings of one place. */
export const useDelivery = (place: DeliveryPlace) => {
  const { own, session } = useServices()
  const { say } = useToasts()
  const [logic] = useState(() =>
    deliverySettingsMachine.provide({
      actors: {
        ...actorsOf(deliverySettingsMachine, own(delivery)),
        secondFactor: secondFactorMachine.provide({
          actors: actorsOf(secondFactorMachine, own(secondFactor)),
        }),
      },
    }),
  )
  const flow = useFlow(logic, { input: { place } })
  useEmitted<typeof deliverySettingsMachine>(flow, {
    'delivery.saved': () => say('success', 'delivery.saved'),
    'delivery.cleared': () => say('success', 'delivery.cleared'),
    // A guest on this page is led to the login, and comes back.
    'login.wanted': () => session.send({ type: 'session.signOut' }),
  })
  return flow
}
