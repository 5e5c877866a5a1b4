import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Acts, Bar, Inner } from './DeletionBanner.styles.ts'

export interface DeletionBannerProps {
  /** ISO 8601, UTC. */
  at: string
  busy: boolean
  failure: Failure | null
  onKeep: () => void
}

/** On every page of an account with a scheduled deletion: the date, and the button that keeps it (ACC-03). */
const DeletionBanner = ({ at, busy, failure, onKeep }: DeletionBannerProps) => {
  const { formatMessage } = useIntl()
  return (
    <Bar aria-label={formatMessage({ id: 'shell.deletion.label' })}>
      <Inner>
        <p>
          <FormattedMessage
            id="shell.deletion.text"
            values={{ at: <Moment key="at" at={at} format={toTheMinuteWithYear} /> }}
          />
        </p>
        {failure !== null && (
          <p role="alert">
            <FailureText failure={failure} />
          </p>
        )}
        <Acts>
          <Button variant="quiet" small busy={busy} onClick={onKeep}>
            <FormattedMessage id="shell.deletion.keep" />
          </Button>
          <a href="/account/deletion">
            <FormattedMessage id="shell.deletion.more" />
          </a>
        </Acts>
      </Inner>
    </Bar>
  )
}
export default DeletionBanner
