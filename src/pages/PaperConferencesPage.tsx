import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { sectionChoice } from './console/sections.ts'
import { Conferences } from './desk/Conferences.tsx'

/** `/console/papers`: conferences in which the account decides about papers. */
const PaperConferencesPage = () => (
  <ConsoleFrame choose={sectionChoice('paperDesk')}>{() => <Conferences />}</ConsoleFrame>
)

export default PaperConferencesPage
