import { FormattedMessage, useIntl } from 'react-intl'

import type { Queue } from '../../../contract/lifecycle.ts'
import { Bar } from './TrailBar.styles.ts'

export interface TrailBarProps {
  readonly queue: Queue
  readonly back: string
  /** `unknown` while loading or after a failure; `none`: no other record waits. */
  readonly next: 'unknown' | 'none' | { readonly href: string; readonly title: string }
}

/** Links from a record back to the queue it was opened from, and on to the next record in it. */
export const TrailBar = ({ queue, back, next }: TrailBarProps) => (
  <Bar aria-label={useIntl().formatMessage({ id: 'record.trail' })}>
    <a href={back}>
      <span aria-hidden="true">← </span>
      <FormattedMessage id={`record.trail.${queue}`} />
    </a>
    <span role="status">
      {next === 'none' && <FormattedMessage id="record.trail.none" />}
      {typeof next === 'object' && (
        <a href={next.href}>
          <FormattedMessage id="record.trail.next" values={{ title: next.title }} />
          <span aria-hidden="true"> →</span>
        </a>
      )}
    </span>
  </Bar>
)
