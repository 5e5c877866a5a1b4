import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { sectionChoice } from './console/sections.ts'
import { Parts } from './site/Parts.tsx'

/** `/console/site`: what administrators edit of the site. */
const SitePartsPage = () => <ConsoleFrame choose={sectionChoice('site')}>{() => <Parts />}</ConsoleFrame>

export default SitePartsPage
