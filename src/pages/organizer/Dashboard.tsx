import { DashboardView } from '../../components/conference/Dashboard/DashboardView.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { getDashboard } from '../../contract/dashboard.ts'
import { useCall } from '../shared/useCall.ts'

/** Open work of this account in a conference, and the state of the conference. */
export const Dashboard = ({ conferenceId }: { conferenceId: number }) => {
  const about = { conference_id: conferenceId }
  const { one, failure, onRetry } = useCall(getDashboard, about)
  if (one !== null) return <DashboardView dashboard={one} />
  return failure === null ? (
    <Skeleton $height="12rem" />
  ) : (
    <FailureState failure={failure} onRetry={onRetry} />
  )
}
