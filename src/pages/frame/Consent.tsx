import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { isConsentDocument } from '../../contract/consentDocuments.ts'
import { reconsentMachine } from '../../machines/reconsent/reconsent.machine.ts'
import * as select from '../../machines/reconsent/reconsent.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

const ConsentDialog = lazy(() => import('../../components/account/Consent/ConsentDialog.tsx'))

/** Requests a member's consent to changed terms, on every page but those of the terms themselves. */
export const Consent = ({ route }: { route: string }) => {
  const { consent, session } = useServices()
  const [logic] = useState(() => reconsentMachine.provide({ actors: actorsOf(reconsentMachine, consent) }))
  const flow = useFlow(logic, {})
  useEmitted<typeof reconsentMachine>(flow, {
    'consent.settled': ({ isGiven }) => consent.settle(isGiven),
    'consent.declined': () => {
      consent.settle(false)
      session.send({ type: 'session.signOut' })
    },
  })
  const isOpen = useSelector(flow, select.selectHasDialog)
  const busy = useSelector(flow, select.selectIsBusy)
  const pending = useSelector(flow, select.selectPending)
  const failure = useSelector(flow, select.selectFailure)
  if (!isOpen || isConsentDocument(route)) return null
  return (
    <Suspense fallback={null}>
      <ConsentDialog
        pending={pending}
        busy={busy}
        failure={failure}
        onAccept={() => flow.send({ type: 'consent.accept' })}
        onDecline={() => flow.send({ type: 'consent.decline' })}
      />
    </Suspense>
  )
}
