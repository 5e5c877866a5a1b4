import { useServices } from '../../app/context.tsx'
import { Banners } from '../../components/site/Home/Banners.tsx'
import { getBanners, type Banner } from '../../contract/site.ts'
import { useRemoteOne } from '../shared/useRemoteOne.ts'

/** The banners of the day. The page is complete without them, so loading and failure are not shown. */
export const Announced = () => {
  const { api, initial } = useServices()
  const { one } = useRemoteOne<readonly Banner[]>(
    (signal) => api.call(getBanners, {}, { signal }),
    initial(getBanners, {}),
  )
  return <Banners banners={one ?? []} />
}
