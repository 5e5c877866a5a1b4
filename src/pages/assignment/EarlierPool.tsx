import { EarlierPool as Shown } from '../../components/papers/Assignment/EarlierPool.tsx'
import { getEarlierPool } from '../../contract/paperAssignment.ts'
import { useCall } from '../shared/useCall.ts'
import type { ReviewerCommand } from './useReviewerCommand.ts'

/** Offers the reviewers of the conference before, while some of them are not here yet. */
export const EarlierPool = ({
  conferenceId,
  command,
}: {
  conferenceId: number
  command: ReviewerCommand
}) => {
  const { one } = useCall(getEarlierPool, { conference_id: conferenceId })
  if (one === null || one.conference === null || one.missing === 0) return null
  return (
    <Shown
      conference={one.conference}
      missing={one.missing}
      busy={command.busy}
      onReuse={() => command.send({ kind: 'reuse', conferenceId })}
    />
  )
}
