import { FormattedMessage } from 'react-intl'

import type { JobCounts } from '../../../contract/jobs.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Numbers } from './JobNumbers.styles.ts'

/** State of the background jobs. */
export const JobNumbers = ({ counts }: { counts: JobCounts }) => (
  <Numbers>
    {(['waiting', 'running', 'retrying', 'dead'] as const).map((name) => (
      <div key={name}>
        <dt>
          <FormattedMessage id={`operators.count.${name}`} />
        </dt>
        <dd data-count={name}>{formatNumber(counts[name])}</dd>
      </div>
    ))}
    <div>
      <dt>
        <FormattedMessage id="operators.count.oldest" />
      </dt>
      <dd>
        {counts.oldest_at === null ? (
          <FormattedMessage id="operators.count.none" />
        ) : (
          <Moment at={counts.oldest_at} format={toTheMinuteWithYear} />
        )}
      </dd>
    </div>
  </Numbers>
)
