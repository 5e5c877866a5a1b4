import type { ReactNode } from 'react'

import { useServices } from '../../app/context.tsx'
import { FailureState } from '../../components/ui/FailureState.tsx'
import { Skeleton } from '../../components/ui/Skeleton.ts'
import { listOwnLives, type OwnLives } from '../../contract/ownLive.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

interface Props {
  readonly conferenceId: number
  readonly children: (desk: OwnLives) => ReactNode
}

/** What stands now, asked for when somebody else was faster. */
export const Newest = ({ conferenceId: conference_id, children }: Props) => {
  const { api } = useServices()
  const { one, failure, onRetry } = useRemoteOne(
    (signal) => api.call(listOwnLives, { conference_id }, { signal }),
    undefined,
  )
  if (one !== null) return children(one)
  return failure === null ? <Skeleton $height="4rem" /> : <FailureState failure={failure} onRetry={onRetry} />
}
