import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import * as select from '../../machines/decisionRelease/decisionRelease.selectors.ts'
import { useDecisionRelease } from './useDecisionRelease.ts'

const ReleaseDialog = lazy(() => import('../../components/papers/PaperDesk/ReleaseDialog.tsx'))

interface Props {
  conferenceId: number
  ids: readonly number[]
  onLeft: (isReleased: boolean) => void
}

/** Confirms the release of the chosen decisions. */
export const Release = ({ conferenceId, ids, onLeft }: Props) => {
  const { newKey } = useServices()
  const flow = useDecisionRelease({ conferenceId, ids }, onLeft)
  return (
    <Suspense fallback={null}>
      <ReleaseDialog
        view={useSelector(flow, select.selectView)}
        list={useSelector(flow, select.selectList)}
        results={useSelector(flow, select.selectResults)}
        busy={useSelector(flow, select.selectIsBusy)}
        failure={useSelector(flow, select.selectFailure)}
        onRetry={() => flow.send({ type: 'release.retry' })}
        onSend={(reason) => flow.send({ type: 'release.send', reason, key: newKey() })}
        onClose={() => flow.send({ type: 'release.close' })}
      />
    </Suspense>
  )
}
