import { FormattedMessage } from 'react-intl'

import type { LiveCard as Live } from '../../contract/catalogue.ts'
import { Count } from '../Conference/Conference.styles.ts'
import { Grid, More } from '../Home/Home.styles.ts'
import type { SectionProps } from '../Home/ListSection.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FailureState } from '../ui/FailureState.tsx'
import { Skeleton } from '../ui/Skeleton.ts'
import { LiveEntry } from './LiveEntry.tsx'
import type { LiveEntryProps } from './LiveEntry.tsx'

export interface LiveResultsProps extends SectionProps<Live>, Pick<LiveEntryProps, 'now'> {
  total: number
}

export const LiveResults = ({
  view,
  items,
  total,
  failure,
  now,
  more = 'none',
  onMore,
  onRetry,
}: LiveResultsProps) => (
  <section aria-busy={view === 'loading'}>
    <Count role="status">
      {view === 'ready' ? <FormattedMessage id="lives.count" values={{ total }} /> : '\u00a0'}
    </Count>
    {view === 'loading' && (
      <Grid $min="17rem">
        {[1, 2, 3, 4].map((key) => (
          <li key={key}>
            <Skeleton $height="18rem" />
          </li>
        ))}
      </Grid>
    )}
    {view === 'ready' && (
      <Grid $min="17rem">
        {items.map((live) => (
          <li key={live.id}>
            <LiveEntry live={live} now={now} />
          </li>
        ))}
      </Grid>
    )}
    {view === 'empty' && (
      <EmptyState>
        <FormattedMessage id="lives.none" />
      </EmptyState>
    )}
    {(view === 'failed' || more === 'failed') && <FailureState failure={failure} onRetry={onRetry} />}
    {(more === 'available' || more === 'loading') && (
      <More>
        <Button variant="quiet" busy={more === 'loading'} onClick={onMore}>
          <FormattedMessage id="state.more" />
        </Button>
      </More>
    )}
  </section>
)
