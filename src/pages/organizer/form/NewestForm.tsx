import type { ReactNode } from 'react'

import { useServices } from '../../../app/context.tsx'
import { FailureState } from '../../../components/ui/FailureState.tsx'
import { Skeleton } from '../../../components/ui/Skeleton.ts'
import { getConferenceForm, type ConferenceForm } from '../../../contract/conferenceForm.ts'
import { useRemoteOne } from '../../shared/useRemoteOne.ts'

interface Props {
  readonly conferenceId: number
  readonly children: (form: ConferenceForm) => ReactNode
}

/** What stands now, asked for when somebody else was faster. */
export const NewestForm = ({ conferenceId: conference_id, children }: Props) => {
  const { api } = useServices()
  const { one, failure, onRetry } = useRemoteOne(
    (signal) => api.call(getConferenceForm, { conference_id }, { signal }),
    undefined,
  )
  if (one !== null) return children(one)
  return failure === null ? <Skeleton $height="4rem" /> : <FailureState failure={failure} onRetry={onRetry} />
}
