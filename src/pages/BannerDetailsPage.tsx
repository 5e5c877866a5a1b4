import { useState } from 'react'
import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { BannerList } from '../components/site/Banner/BannerList.tsx'
import { BannerView } from '../components/site/Banner/BannerView.tsx'
import { getBanner, getBanners } from '../contract/site.ts'
import { idIn } from './shared/idIn.ts'
import { useCall } from './shared/useCall.ts'
import { useSubjectTitle } from './shared/useSubjectTitle.ts'

/** `/bannerDetails?banner_id=` (PUB-02) */
const BannerDetailsPage = () => {
  const id = idIn(useSearch(), 'banner_id')
  return id === 0 ? <All /> : <Details key={id} id={id} />
}

const All = () => {
  const { initial } = useServices()
  const { view, failure, one, onRetry } = useCall(getBanners, {}, initial(getBanners, {}))
  return <BannerList view={view} failure={failure} banners={one ?? []} onRetry={onRetry} />
}

const Details = ({ id }: { id: number }) => {
  const { initial } = useServices()
  const input = { banner_id: id }
  const [served] = useState(() => initial(getBanner, input))
  const { view, failure, one, onRetry } = useCall(getBanner, input, served)
  useSubjectTitle(one?.title)
  return <BannerView view={view} failure={failure} banner={one} onRetry={onRetry} />
}

export default BannerDetailsPage
