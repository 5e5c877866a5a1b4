import { useSelector } from '@xstate/react'
import { Suspense, lazy } from 'react'

import type { FactorEnrolmentActorRef } from '../../machines/factorEnrolment/factorEnrolment.machine.ts'
import * as select from '../../machines/factorEnrolment/factorEnrolment.selectors.ts'
import { FactorProof } from '../shared/FactorProof.tsx'
import { useCopyCodes } from './useCopyCodes.ts'

const CodesDialog = lazy(() => import('../../components/account/Security/CodesDialog.tsx'))
const ConfirmDialog = lazy(() => import('../../components/account/Security/ConfirmDialog.tsx'))
const TotpDialog = lazy(() => import('../../components/account/Security/TotpDialog.tsx'))

/** Dialogs over the page while a factor changes. */
export const EnrolmentDialogs = ({ flow }: { flow: FactorEnrolmentActorRef }) => {
  const dialog = useSelector(flow, select.selectDialog)
  const question = useSelector(flow, select.selectQuestion)
  const wish = useSelector(flow, select.selectWish)
  const totp = useSelector(flow, select.selectTotp)
  const codes = useSelector(flow, select.selectCodes)
  const failure = useSelector(flow, select.selectFailure)
  const isBusy = useSelector(flow, select.selectIsBusy)
  const proof = useSelector(flow, select.selectProof)
  const copy = useCopyCodes()
  return (
    <Suspense fallback={null}>
      {proof && <FactorProof actor={proof} purpose="stepUp" />}
      {question !== null && (
        <ConfirmDialog
          question={question}
          name={wish?.kind === 'removePasskey' ? wish.name : ''}
          onYes={() => flow.send({ type: question === 'stale' ? 'login.again' : 'wish.confirm' })}
          onNo={() => flow.send({ type: 'wish.dismiss' })}
        />
      )}
      {totp !== null && (dialog === 'settingUp' || isBusy) && (
        <TotpDialog
          totp={totp}
          busy={isBusy}
          failure={failure}
          onCode={(code) => flow.send({ type: 'code.submit', code })}
          onDismiss={() => flow.send({ type: 'wish.dismiss' })}
        />
      )}
      {codes !== null && (
        <CodesDialog
          codes={codes}
          onCopy={copy}
          onPrint={() => window.print()}
          onKept={() => flow.send({ type: 'codes.keep' })}
        />
      )}
    </Suspense>
  )
}
