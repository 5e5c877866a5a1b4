import { FormattedMessage, useIntl } from 'react-intl'

import type { Explanation } from '../../../contract/campaign.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Moment } from '../../kit/Moment.tsx'
import { People } from '../../kit/step.styles.ts'
import { listed } from '../../kit/listed.ts'

interface Props {
  readonly list: readonly Explanation[]
  readonly total: number
  /** Shows the mail as this person would get it. */
  readonly onPreview: (orderId: number) => void
}

/** Reasons that people get a mail, or do not: a sentence for each. */
export const WhyList = ({ list, total, onPreview }: Props) => {
  const intl = useIntl()
  if (list.length === 0)
    return (
      <EmptyState>
        <FormattedMessage id="campaign.why.nobody" />
      </EmptyState>
    )
  return (
    <>
      <People>
        {list.map(({ order_id, name, order_no, why, filters, fault, at }) => (
          <li key={order_id} data-why={why}>
            <span>
              <FormattedMessage
                id={`campaign.why.${why}`}
                values={{
                  name: <bdi>{name}</bdi>,
                  at: at === null ? '' : <Moment at={at} format={toTheMinuteWithYear} />,
                  fault: fault === '' ? '' : intl.formatMessage({ id: `campaign.fault.${fault}` }),
                  filters: listed(
                    filters.map((filter) => intl.formatMessage({ id: `campaign.filter.${filter}` })),
                    intl.locale,
                  ),
                }}
              />
              <small>{order_no}</small>
            </span>
            <Button variant="plain" small onClick={() => onPreview(order_id)}>
              <FormattedMessage id="campaign.preview.of" />
            </Button>
          </li>
        ))}
      </People>
      {total > list.length && (
        <p>
          <FormattedMessage id="campaign.why.more" values={{ total }} />
        </p>
      )}
    </>
  )
}
