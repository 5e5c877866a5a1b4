import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'

import type { DeliverySettingsActorRef } from '../../machines/deliverySettings/deliverySettings.machine.ts'
import * as select from '../../machines/deliverySettings/deliverySettings.selectors.ts'
import { FactorProof } from '../shared/FactorProof.tsx'

const QuestionDialog = lazy(() => import('../../components/site/Delivery/QuestionDialog.tsx'))

/** Dialogs of the settings. */
export const Dialogs = ({ flow }: { flow: DeliverySettingsActorRef }) => {
  const dialog = useSelector(flow, select.selectDialog)
  const proof = useSelector(flow, select.selectProof)
  return (
    <Suspense fallback={null}>
      {dialog === 'asking' && (
        <QuestionDialog
          question="clear"
          onYes={() => flow.send({ type: 'clear.confirm' })}
          onNo={() => flow.send({ type: 'clear.cancel' })}
        />
      )}
      {dialog === 'stale' && (
        <QuestionDialog
          question="stale"
          onYes={() => flow.send({ type: 'login.accept' })}
          onNo={() => flow.send({ type: 'login.dismiss' })}
        />
      )}
      {proof && <FactorProof actor={proof} purpose="stepUp" />}
    </Suspense>
  )
}
