import { FormattedMessage } from 'react-intl'

import type { ConferenceCard as Conference } from '../../contract/catalogue.ts'
import { ConferenceCard } from '../Home/ConferenceCard.tsx'
import { Grid, More } from '../Home/Home.styles.ts'
import type { SectionProps } from '../Home/ListSection.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FailureState } from '../ui/FailureState.tsx'
import { Skeleton } from '../ui/Skeleton.ts'
import { Count } from './Conference.styles.ts'

export interface ConferenceResultsProps extends SectionProps<Conference> {
  total: number
}

export const ConferenceResults = ({
  view,
  items,
  total,
  failure,
  more = 'none',
  onMore,
  onRetry,
}: ConferenceResultsProps) => (
  <section aria-busy={view === 'loading'}>
    <Count role="status">
      {view === 'ready' ? <FormattedMessage id="conf.count" values={{ total }} /> : '\u00a0'}
    </Count>
    {view === 'loading' && (
      <Grid $min="21rem">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <li key={key}>
            <Skeleton $height="22rem" />
          </li>
        ))}
      </Grid>
    )}
    {view === 'ready' && (
      <Grid $min="21rem">
        {items.map((conference) => (
          <li key={conference.id}>
            <ConferenceCard conference={conference} />
          </li>
        ))}
      </Grid>
    )}
    {view === 'empty' && (
      <EmptyState>
        <FormattedMessage id="conf.none" />
      </EmptyState>
    )}
    {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {view === 'ready' && more === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
    {(more === 'available' || more === 'loading') && (
      <More>
        <Button variant="quiet" busy={more === 'loading'} onClick={onMore}>
          <FormattedMessage id="state.more" />
        </Button>
      </More>
    )}
  </section>
)
