import { FormattedMessage } from 'react-intl'

import type { AudienceSize as Size } from '../../../contract/campaign.ts'
import type { Failure } from '../../../contract/failure.ts'
import { FailureState } from '../../kit/FailureState.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { People } from '../../kit/step.styles.ts'
import { Warning } from './Campaigns.styles.ts'

interface Props {
  readonly size: Size | null
  readonly failure: Failure | null
  readonly onRetry: () => void
}

/** Number of recipients of a mail, and the first of them. */
export const AudienceSize = ({ size, failure, onRetry }: Props) => {
  if (size === null)
    return failure === null ? (
      <Skeleton $height="8rem" />
    ) : (
      <FailureState failure={failure} onRetry={onRetry} />
    )
  const { matching, languages, needs_second, sample } = size
  return (
    <>
      <p role="status" data-matching={matching}>
        <FormattedMessage id="campaign.matching" values={{ people: matching, ...languages }} />
      </p>
      {needs_second && (
        <Warning>
          <FormattedMessage id="campaign.many" />
        </Warning>
      )}
      {sample.length > 0 && (
        <details>
          <summary>
            <FormattedMessage id="campaign.sample" values={{ people: sample.length }} />
          </summary>
          <People>
            {sample.map((person) => (
              <li key={person.order_id}>
                <span>
                  <bdi>{person.name}</bdi>
                  <small>
                    {person.order_no} · {person.ticket_type} ·{' '}
                    <FormattedMessage id={`campaign.language.${person.language}`} />
                  </small>
                </span>
                <span>{person.address || <FormattedMessage id="campaign.noAddress" />}</span>
              </li>
            ))}
          </People>
        </details>
      )}
    </>
  )
}
