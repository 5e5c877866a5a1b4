import { DeliveryCards } from '../components/site/Delivery/DeliveryCards.tsx'
import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { sectionChoice } from './console/sections.ts'
import { Parts } from './site/Parts.tsx'

/** `/console/site`: what administrators edit of the site, and how it sends, is paid and keeps files. */
const SitePartsPage = () => (
  <ConsoleFrame choose={sectionChoice('site')}>
    {() => (
      <>
        <Parts />
        <DeliveryCards />
      </>
    )}
  </ConsoleFrame>
)

export default SitePartsPage
