import { useSelector } from '@xstate/react'

import { SecurityView } from '../../components/account/Security/SecurityView.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import * as select from '../../machines/factorEnrolment/factorEnrolment.selectors.ts'
import { EnrolmentDialogs } from './EnrolmentDialogs.tsx'
import { useEnrolment } from './useEnrolment.ts'

/** Second factors of the account, and changes to them. */
export const Enrolment = () => {
  const flow = useEnrolment()
  const view = useSelector(flow, select.selectView)
  const dialog = useSelector(flow, select.selectDialog)
  const factors = useSelector(flow, select.selectFactors)
  const failure = useSelector(flow, select.selectFailure)
  const isBusy = useSelector(flow, select.selectIsBusy)
  const totp = useSelector(flow, select.selectTotp)
  if (view === 'failed')
    return <FailureState failure={failure} onRetry={() => flow.send({ type: 'factors.retry' })} />
  if (factors === null) return <Skeleton $height="20rem" />
  return (
    <>
      <SecurityView
        factors={factors}
        busy={isBusy}
        creating={dialog === 'creating'}
        // The dialogs show it themselves.
        failure={totp === null && dialog === null ? failure : null}
        onAddPasskey={(name) => flow.send({ type: 'wish.choose', wish: { kind: 'addPasskey', name } })}
        onStop={() => flow.send({ type: 'wish.dismiss' })}
        onRename={(id, name) => flow.send({ type: 'wish.choose', wish: { kind: 'renamePasskey', id, name } })}
        onRemovePasskey={(id, name) =>
          flow.send({ type: 'wish.choose', wish: { kind: 'removePasskey', id, name } })
        }
        onBeginTotp={() => flow.send({ type: 'wish.choose', wish: { kind: 'beginTotp' } })}
        onRemoveTotp={() => flow.send({ type: 'wish.choose', wish: { kind: 'removeTotp' } })}
        onRenewCodes={() => flow.send({ type: 'wish.choose', wish: { kind: 'renewCodes' } })}
      />
      <EnrolmentDialogs flow={flow} />
    </>
  )
}
