import { DeliveryCards } from '../components/site/Delivery/DeliveryCards.tsx'
import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { sectionChoice } from './console/sections.ts'
import { Parts } from './site/Parts.tsx'

/** `/console/site`: editable parts of the site, and its settings for sending, payment and files. */
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
