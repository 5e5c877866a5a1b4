import { PoolListRows } from '../../components/papers/Assignment/PoolListRows.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { checkPoolList } from '../../contract/paperAssignment.ts'
import { useCall } from '../shared/useCall.ts'
import type { ReviewerCommand } from './useReviewerCommand.ts'

interface Props {
  conferenceId: number
  list: string
  command: ReviewerCommand
}

/** A list as the server reads it. */
export const CheckedList = ({ conferenceId, list, command }: Props) => {
  const { view, one, failure, onRetry } = useCall(checkPoolList, { conference_id: conferenceId, list })
  if (view === 'failed') return <FailureState failure={failure} onRetry={onRetry} />
  if (one === null) return <Skeleton $height="8rem" />
  return (
    <PoolListRows
      rows={one.rows}
      busy={command.busy}
      onAdd={() => command.send({ kind: 'list', conferenceId, list })}
    />
  )
}
