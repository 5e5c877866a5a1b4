import { useServices } from '../../app/context.tsx'
import { Readiness } from '../../components/conference/OwnConferences/Readiness.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { getReadiness } from '../../contract/conferenceBasics.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

/** The checklist of a conference beside the record of its publication (ORG-06). */
export const ConferenceReadiness = ({ id, isEditable }: { id: number; isEditable: boolean }) => {
  const { api } = useServices()
  const { one, failure, onRetry } = useRemoteOne(
    (signal) => api.call(getReadiness, { id }, { signal }),
    undefined,
  )
  if (one !== null) return <Readiness id={id} lines={one.list} isEditable={isEditable} />
  return failure === null ? (
    <Skeleton $height="20rem" />
  ) : (
    <FailureState failure={failure} onRetry={onRetry} />
  )
}
