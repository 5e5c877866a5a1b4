import type { ConferenceCard as Conference } from '../../contract/catalogue.ts'
import { ConferenceCard } from './ConferenceCard.tsx'
import type { SectionProps } from './ListBody.tsx'
import { ListSection } from './ListSection.tsx'

export const ConferencesSection = (props: SectionProps<Conference>) => (
  <ListSection {...props} title="home.conferences" href="/conferences" min="21rem" height="22rem">
    {(conference) => <ConferenceCard conference={conference} />}
  </ListSection>
)
