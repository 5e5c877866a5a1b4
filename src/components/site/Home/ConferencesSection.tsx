import type { ConferenceCard as Conference } from '../../../contract/catalogue.ts'
import { ConferenceCard } from './ConferenceCard.tsx'
import type { SectionProps } from '../../kit/ListBody.tsx'
import { ListSection } from './ListSection.tsx'

interface Props extends SectionProps<Conference> {
  /** Milliseconds since 1970; null in the server's markup. */
  now: number | null
}

export const ConferencesSection = ({ now, ...props }: Props) => (
  <ListSection {...props} title="home.conferences" href="/conferences" min="21rem" height="22rem">
    {(conference, at) => <ConferenceCard conference={conference} now={now} at={at} />}
  </ListSection>
)
