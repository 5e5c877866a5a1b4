import { Readiness } from '../../components/conference/OwnConferences/Readiness.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { getReadiness } from '../../contract/conferenceBasics.ts'
import { useCall } from '../shared/useCall.ts'

/** The checklist of a conference beside the record of its publication (ORG-06). */
export const ConferenceReadiness = ({ id, isEditable }: { id: number; isEditable: boolean }) => {
  const { one, failure, onRetry } = useCall(getReadiness, { id })
  if (one !== null) return <Readiness id={id} lines={one.list} isEditable={isEditable} />
  return failure === null ? (
    <Skeleton $height="20rem" />
  ) : (
    <FailureState failure={failure} onRetry={onRetry} />
  )
}
