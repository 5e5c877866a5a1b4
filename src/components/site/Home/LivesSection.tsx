import type { LiveCard as Live } from '../../../contract/catalogue.ts'
import type { SectionProps } from '../../kit/ListBody.tsx'
import { ListSection } from './ListSection.tsx'
import { LiveCard } from './LiveCard.tsx'

export const LivesSection = (props: SectionProps<Live>) => (
  <ListSection {...props} title="home.lives" href="/lives" min="17rem" height="18rem">
    {(live) => <LiveCard live={live} />}
  </ListSection>
)
