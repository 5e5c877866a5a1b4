import { useServices } from '../../app/context.tsx'
import { PartCards } from '../../components/SiteParts/PartCards.tsx'
import { FailureState } from '../../components/ui/FailureState.tsx'
import { Skeleton } from '../../components/ui/Skeleton.ts'
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
