import { useSelector } from '@xstate/react'
import { Suspense, lazy } from 'react'

import type { FactorPurpose } from '../../components/account/SecondFactor/SecondFactor.types.ts'
import type { SecondFactorActorRef } from '../../machines/secondFactor/secondFactor.machine.ts'
import * as select from '../../machines/secondFactor/secondFactor.selectors.ts'

const FactorDialog = lazy(() => import('../../components/account/SecondFactor/FactorDialog.tsx'))

/** Requests the second factor (ACC-02). */
export const FactorProof = ({ actor, purpose }: { actor: SecondFactorActorRef; purpose: FactorPurpose }) => (
  <Suspense fallback={null}>
    <FactorDialog
      purpose={purpose}
      view={useSelector(actor, select.selectView)}
      ways={useSelector(actor, select.selectWays)}
      busy={useSelector(actor, select.selectIsBusy)}
      asking={useSelector(actor, select.selectIsAsking)}
      failure={useSelector(actor, select.selectFailure)}
      hasWayBack={useSelector(actor, select.selectHasWayBack)}
      onRetry={() => actor.send({ type: 'ways.retry' })}
      onChoose={(way) => actor.send({ type: 'way.choose', way })}
      onAsk={() => actor.send({ type: 'passkey.ask' })}
      onStop={() => actor.send({ type: 'passkey.stop' })}
      onCode={(code) => actor.send({ type: 'code.submit', code })}
      onLose={() => actor.send({ type: 'way.lose' })}
      onBack={() => actor.send({ type: 'way.back' })}
      onLeave={() => actor.send({ type: 'factor.leave' })}
    />
  </Suspense>
)
