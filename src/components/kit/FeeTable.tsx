import { FormattedMessage, useIntl } from 'react-intl'

import type { TicketType } from '../../contract/conference.ts'
import { Moment } from './Moment.tsx'
import { Money } from './Money.tsx'
import { Scroll } from './publicPage.styles.ts'
import { Fees, Tier } from './publicPage.styles.ts'

export interface FeeTableProps {
  types: readonly TicketType[]
  /** IANA name. */
  timeZone: string
  /** The conference takes no more registrations. */
  isOver?: boolean
}

/** Fees by ticket type and deadline; the current one is highlighted. */
export const FeeTable = ({ types, timeZone, isOver = false }: FeeTableProps) => {
  const intl = useIntl()
  return (
    <Scroll tabIndex={0} role="region" aria-label={intl.formatMessage({ id: 'conf.fees' })}>
      <Fees>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="conf.type" />
            </th>
            <th scope="col">
              <FormattedMessage id="conf.price" />
            </th>
            {!isOver && (
              <th scope="col">
                <FormattedMessage id="conf.left" />
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {types.map(({ id, name, tiers, current, left }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                {tiers.map((tier) => (
                  <Tier
                    key={tier.name}
                    $now={tier.name === current?.name}
                    aria-current={tier.name === current?.name ? 'true' : undefined}
                  >
                    <span>{tier.name}</span>
                    <span>
                      <Money fen={tier.amount} />
                    </span>
                    <span>
                      {tier.until !== null && (
                        <FormattedMessage
                          id="conf.until"
                          values={{
                            date: (
                              <Moment
                                key="date"
                                at={tier.until}
                                timeZone={timeZone}
                                format={{ month: 'short', day: 'numeric' }}
                              />
                            ),
                          }}
                        />
                      )}
                    </span>
                  </Tier>
                ))}
              </td>
              {!isOver && (
                <td>
                  <FormattedMessage id="conf.places" values={{ left: left ?? -1 }} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Fees>
    </Scroll>
  )
}
