import type { PageProps } from '../app/context.tsx'
import { AssignmentLayout } from '../components/papers/Assignment/AssignmentLayout.tsx'
import { ConferencePart } from './assignment/ConferencePart.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { InConsole } from './console/InConsole.tsx'
import { useDeskCounts } from './desk/useDesk.ts'

/** `/console/papers/:id/assignment`: the reviewers of a conference and their assignment, for its chairs (REV-01). */
const AssignmentPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  const { one, failure, onRetry } = useDeskCounts(id)
  return (
    <InConsole current="paperDesk">
      <AssignmentLayout id={id} conference={one?.conference ?? null} failure={failure} onRetry={onRetry}>
        <ConferencePart key={id} conferenceId={id} />
      </AssignmentLayout>
    </InConsole>
  )
}

export default AssignmentPage
