import { FormattedMessage } from 'react-intl'

import type { OrderDetails } from '../../../contract/order.ts'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { Countdown } from './Countdown.tsx'
import { Amount, Facts, Sheet } from './OrderSummary.styles.ts'

export interface OrderSummaryProps {
  order: OrderDetails
  /** Finance checks the voucher: the order is not closed until then. */
  isReviewed: boolean
  /** Epoch milliseconds. */
  now: () => number
}

/** The order, its amount, and its payment deadline. */
export const OrderSummary = ({ order, isReviewed, now }: OrderSummaryProps) => {
  const isDue = order.state === 'to_be_paid' && !isReviewed
  return (
    <Sheet>
      <Amount>
        <span>
          <FormattedMessage id={isPaid(order) ? 'pay.amount.paid' : 'pay.amount'} />
        </span>
        <strong>
          <Money fen={order.amount} />
        </strong>
        {isDue && <Countdown until={Date.parse(order.due_at)} now={now} />}
      </Amount>
      <Facts>
        <div>
          <dt>
            <FormattedMessage id="pay.order" />
          </dt>
          <dd>{order.no}</dd>
        </div>
        {isDue && (
          <div>
            <dt>
              <FormattedMessage id="pay.due" />
            </dt>
            <dd>
              <Moment at={order.due_at} format={toTheMinuteWithYear} />
            </dd>
          </div>
        )}
        <div>
          <dt>
            <FormattedMessage id="pay.conference" />
          </dt>
          <dd>{order.conference}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="pay.item" />
          </dt>
          <dd>{order.item}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="pay.attendee" />
          </dt>
          <dd>{order.attendee.name}</dd>
        </div>
        {order.coupon !== null && (
          <div>
            <dt>
              <FormattedMessage id="pay.coupon" />
            </dt>
            <dd>
              <FormattedMessage
                id="pay.coupon.off"
                values={{
                  code: order.coupon.code,
                  amount: <Money key="amount" fen={order.coupon.amount} />,
                }}
              />
            </dd>
          </div>
        )}
      </Facts>
    </Sheet>
  )
}

const isPaid = ({ state }: OrderDetails) => state === 'paid' || state === 'completed'
