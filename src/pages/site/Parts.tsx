import { PartCards } from '../../components/site/SiteParts/PartCards.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { listSiteParts } from '../../contract/siteAdmin.ts'
import { useCall } from '../shared/useCall.ts'

/** Every part of the site with its last publication. */
export const Parts = () => {
  const { view, one, failure, onRetry } = useCall(listSiteParts, {})
  if (view === 'failed') return <FailureState failure={failure} onRetry={onRetry} />
  return one === null ? <Skeleton $height="24rem" /> : <PartCards parts={one} />
}
