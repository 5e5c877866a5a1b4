import { useSelector } from '@xstate/react'
import { Suspense, lazy } from 'react'

import { OpenDeletion } from '../../components/account/Deletion/OpenDeletion.tsx'
import { RequestedDeletion } from '../../components/account/Deletion/RequestedDeletion.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import * as select from '../../machines/ownDeletion/ownDeletion.selectors.ts'
import { FactorProof } from '../shared/FactorProof.tsx'
import { useOwnDeletion } from './useOwnDeletion.ts'

const DeletionDialog = lazy(() => import('../../components/account/Deletion/DeletionDialog.tsx'))
const StaleDialog = lazy(() => import('../../components/account/Deletion/StaleDialog.tsx'))

/** The deletion of the own account in its present state, with its dialogs. */
export const OwnDeletion = () => {
  const flow = useOwnDeletion(null)
  const view = useSelector(flow, select.selectView)
  const deletion = useSelector(flow, select.selectDeletion)
  const failure = useSelector(flow, select.selectFailure)
  const busy = useSelector(flow, select.selectIsBusy)
  const isConfirming = useSelector(flow, select.selectIsConfirming)
  const isStale = useSelector(flow, select.selectIsStale)
  const proof = useSelector(flow, select.selectProof)
  const retry = () => flow.send({ type: 'deletion.retry' })
  const shown = { busy, failure }
  if (view === 'failed') return <FailureState failure={failure} onRetry={retry} />
  if (view === 'loading' || deletion === null) return <Skeleton $height="30rem" />
  if (view === 'requested')
    return (
      <RequestedDeletion {...shown} deletion={deletion} onKeep={() => flow.send({ type: 'deletion.keep' })} />
    )
  return (
    <>
      <OpenDeletion
        {...shown}
        deletion={deletion}
        onRetry={retry}
        onBegin={() => flow.send({ type: 'deletion.begin' })}
      />
      <Suspense fallback={null}>
        {isConfirming && (
          <DeletionDialog
            onYes={() => flow.send({ type: 'deletion.confirm' })}
            onNo={() => flow.send({ type: 'deletion.dismiss' })}
          />
        )}
        {isStale && (
          <StaleDialog
            onYes={() => flow.send({ type: 'login.accept' })}
            onNo={() => flow.send({ type: 'login.dismiss' })}
          />
        )}
        {proof && <FactorProof actor={proof} purpose="stepUp" />}
      </Suspense>
    </>
  )
}
