import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { secondFactor } from '../../app/lazyServices/secondFactor.ts'
import { factorEnrolmentMachine } from '../../machines/factorEnrolment/factorEnrolment.machine.ts'
import { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The flow of changing the second factors of the account. */
export const useEnrolment = () => {
  const { own, session } = useServices()
  const { say, sayFailure } = useToasts()
  const [logic] = useState(() => {
    const port = own(secondFactor)
    return factorEnrolmentMachine.provide({
      actors: {
        ...actorsOf(factorEnrolmentMachine, port),
        secondFactor: secondFactorMachine.provide({ actors: actorsOf(secondFactorMachine, port) }),
      },
    })
  })
  const flow = useFlow(logic, {})
  useEmitted<typeof factorEnrolmentMachine>(flow, {
    'change.saved': () => say('success', 'security.saved'),
    'refresh.failed': ({ failure }) => sayFailure(failure),
    // A guest on this page is led to the login, and comes back.
    'login.wanted': () => session.send({ type: 'session.signOut' }),
  })
  return flow
}
