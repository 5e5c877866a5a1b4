import { useServices } from '../../app/context.tsx'
import { Banners } from '../../components/site/Home/Banners.tsx'
import { getBanners } from '../../contract/site.ts'
import { useCall } from '../shared/useCall.ts'

/** The banners of the day. The page is complete without them, so loading and failure are not shown. */
export const Announced = () => {
  const { initial } = useServices()
  const { one } = useCall(getBanners, {}, initial(getBanners, {}))
  return <Banners banners={one ?? []} />
}
