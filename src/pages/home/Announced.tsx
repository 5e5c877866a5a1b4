import { useServices } from '../../app/context.tsx'
import { Banners } from '../../components/site/Home/Banners.tsx'
import { getBanners } from '../../contract/site.ts'
import { useCall } from '../shared/useCall.ts'

/** The banners of the day. Without them the page is whole, so nothing is said while they are on their way or do not come. */
export const Announced = () => {
  const { initial } = useServices()
  const { one } = useCall(getBanners, {}, initial(getBanners, {}))
  return <Banners banners={one ?? []} />
}
