import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { deliveryPlaces } from '../contract/deliveryPlaces.ts'
import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { sectionChoice } from './console/sections.ts'
import { Settings } from './delivery/Settings.tsx'

/** `/console/site/delivery/:place`: how the site sends, is paid and keeps files (OPS-01). */
const DeliveryPage = ({ params }: PageProps) => {
  const place = deliveryPlaces.find((each) => each === params['place'])
  if (place === undefined) return <StatusPage name="404" />
  return (
    <ConsoleFrame choose={sectionChoice('site')}>{() => <Settings key={place} place={place} />}</ConsoleFrame>
  )
}

export default DeliveryPage
