import { useIntl } from 'react-intl'

import { JobNumbers } from '../../components/site/Operators/JobNumbers.tsx'
import { LaneList } from '../../components/site/Operators/LaneList.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import type { Lane } from '../../contract/jobs.ts'
import type { Act } from './acts.ts'
import { useJobLanes } from './useJobLanes.ts'

/** State of the background jobs, as a whole and lane by lane. */
export const Lanes = ({ onAct }: { readonly onAct: (act: Act) => void }) => {
  const intl = useIntl()
  const { view, board, failure, onRetry } = useJobLanes()
  if (view === 'failed') return <FailureState failure={failure} onRetry={onRetry} />
  if (board === null) return <Skeleton aria-busy="true" $height="16rem" />
  const about = (lane: Lane) => ({ lane, subject: intl.formatMessage({ id: `operators.lane.${lane}` }) })
  return (
    <>
      <JobNumbers counts={board.counts} />
      <LaneList
        lanes={board.lanes}
        onRetry={(lane) => onAct({ kind: 'retryLane', ...about(lane) })}
        onTry={(lane) => onAct({ kind: 'tryLane', ...about(lane) })}
      />
    </>
  )
}
