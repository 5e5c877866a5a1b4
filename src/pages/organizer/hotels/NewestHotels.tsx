import type { ReactNode } from 'react'

import { useServices } from '../../../app/context.tsx'
import { FailureState } from '../../../components/ui/FailureState.tsx'
import { Skeleton } from '../../../components/ui/Skeleton.ts'
import { getConferenceHotels, type ConferenceHotels } from '../../../contract/conferenceHotels.ts'
import { useRemoteOne } from '../../shared/useRemoteOne.ts'

interface Props {
  readonly conferenceId: number
  readonly children: (hotels: ConferenceHotels) => ReactNode
}

/** What stands now, asked for when somebody else was faster. */
export const NewestHotels = ({ conferenceId: conference_id, children }: Props) => {
  const { api } = useServices()
  const { one, failure, onRetry } = useRemoteOne(
    (signal) => api.call(getConferenceHotels, { conference_id }, { signal }),
    undefined,
  )
  if (one !== null) return children(one)
  return failure === null ? <Skeleton $height="4rem" /> : <FailureState failure={failure} onRetry={onRetry} />
}
