import { FormattedMessage } from 'react-intl'

import type { TicketType } from '../../../contract/conference.ts'
import { Money } from '../../kit/Money.tsx'
import { Sum } from './Registration.styles.ts'
import type { Price } from './Registration.types.ts'

export interface SummaryProps {
  chosen: TicketType
  price: Price
  /** As typed; empty where there is none. */
  coupon: string
}

/** Calculation of the total. */
export const Summary = ({ chosen, price, coupon }: SummaryProps) => (
  <Sum>
    <h2>
      <FormattedMessage id="register.summary" />
    </h2>
    <dl>
      <div>
        <dt>
          <FormattedMessage id="register.field.ticket_type_id" />
        </dt>
        <dd>{chosen.name}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="register.list" />
        </dt>
        <dd>
          <Money fen={price.list} />
        </dd>
      </div>
      {price.isFree && price.list > 0 && (
        <div>
          <dt>
            <FormattedMessage id="register.author" />
          </dt>
          <dd>
            <Money fen={-price.list} />
          </dd>
        </div>
      )}
      {coupon !== '' && price.list > 0 && !price.isFree && (
        <div>
          <dt>
            <FormattedMessage id="register.reduction" />
          </dt>
          <dd>
            {price.reduction === null ? (
              <FormattedMessage id="register.reduction.later" />
            ) : (
              <Money fen={-price.reduction} />
            )}
          </dd>
        </div>
      )}
    </dl>
  </Sum>
)
