import { FormattedMessage, useIntl } from 'react-intl'

import type { SaleTicketType } from '../../../contract/ticketSale.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { ItemActs } from '../../kit/ItemActs.tsx'
import { nameOf } from '../../kit/nameOf.ts'
import { About, Counts, Item, List } from '../../kit/listEditor.styles.ts'
import { Prices } from './TicketSale.styles.ts'

interface Props {
  readonly types: readonly SaleTicketType[]
  readonly timeZone: string
  readonly onEdit: (type: SaleTicketType) => void
  readonly onRetire: (type: SaleTicketType) => void
}

/** Ticket types with prices and counts; the retired ones last. */
export const TypeList = ({ types, timeZone, onEdit, onRetire }: Props) => {
  const intl = useIntl()
  if (types.length === 0)
    return (
      <EmptyState>
        <FormattedMessage id="sale.types.empty" />
      </EmptyState>
    )
  return (
    <List>
      {types.map((type) => {
        const name = nameOf(type, intl.locale)
        return (
          <Item key={type.id} $retired={type.retired} data-type={type.id}>
            <h3>{name}</h3>
            <About>
              {[
                nameOf(type, intl.locale === 'en' ? 'zh-CN' : 'en'),
                intl.formatMessage({ id: `sale.audience.${type.audience}` }),
                ...(type.retired ? [intl.formatMessage({ id: 'sale.retired' })] : []),
              ].join(' · ')}
            </About>
            <Prices>
              {type.tiers.map((tier) => (
                <li key={tier.name}>
                  <span>{nameOf(tier, intl.locale)}</span>
                  <b>
                    <Money fen={tier.amount} />
                  </b>
                  <span>
                    {tier.until === null ? (
                      <FormattedMessage id="sale.price.open" />
                    ) : (
                      <FormattedMessage
                        id="sale.price.until"
                        values={{
                          at: (
                            <Moment
                              key="at"
                              at={tier.until}
                              timeZone={timeZone}
                              format={toTheMinuteWithYear}
                            />
                          ),
                        }}
                      />
                    )}
                  </span>
                </li>
              ))}
            </Prices>
            <Counts>
              {(
                [
                  ['sold', type.sold],
                  ['held', type.held],
                  ['waiting', type.waiting],
                  ['free', type.capacity === null ? -1 : Math.max(0, type.capacity - type.sold - type.held)],
                ] as const
              ).map(([count, number]) => (
                <div key={count}>
                  <dt>
                    <FormattedMessage id={`sale.count.${count}`} />
                  </dt>
                  <dd>
                    <FormattedMessage id="sale.count.number" values={{ number }} />
                  </dd>
                </div>
              ))}
            </Counts>
            <ItemActs
              name={name}
              onEdit={() => onEdit(type)}
              acts={[
                {
                  says: type.retired ? 'sale.restore' : 'sale.retire',
                  of: type.retired ? 'sale.type.restore.of' : 'sale.type.retire.of',
                  onClick: () => onRetire(type),
                },
              ]}
            />
          </Item>
        )
      })}
    </List>
  )
}
