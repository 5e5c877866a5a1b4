import { useServices } from '../../app/context.tsx'
import { PartCards } from '../../components/site/SiteParts/PartCards.tsx'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { listSiteParts, type SiteVersionCard } from '../../contract/siteAdmin.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

/** Every part of the site with its last publication. */
export const Parts = () => {
  const { api } = useServices()
  const { view, one, failure, onRetry } = useRemoteOne<readonly SiteVersionCard[]>(
    (signal) => api.call(listSiteParts, {}, { signal }),
    undefined,
  )
  if (view === 'failed') return <FailureState failure={failure} onRetry={onRetry} />
  return one === null ? <Skeleton $height="24rem" /> : <PartCards parts={one} />
}
