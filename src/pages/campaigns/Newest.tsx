import type { ReactNode } from 'react'

import { useServices } from '../../app/context.tsx'
import { FailureState } from '../../components/ui/FailureState.tsx'
import { Skeleton } from '../../components/ui/Skeleton.ts'
import { getCampaign, type Campaign } from '../../contract/campaign.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

interface Props {
  readonly campaign: Campaign
  readonly children: (newest: Campaign) => ReactNode
}

/** What stands now, asked for when somebody else was faster. */
export const Newest = ({ campaign: { conference_id, id }, children }: Props) => {
  const { api } = useServices()
  const { one, failure, onRetry } = useRemoteOne(
    (signal) => api.call(getCampaign, { conference_id, id }, { signal }),
    undefined,
  )
  if (one !== null) return children(one)
  return failure === null ? <Skeleton $height="4rem" /> : <FailureState failure={failure} onRetry={onRetry} />
}
