import { FormattedMessage } from 'react-intl'

import type { OrderCard } from '../../../contract/order.ts'
import { Quiet } from '../../kit/rowCard.styles.ts'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'

/**
 * Refund deadline of a paid order, or cancellation deadline of a free registration, or the reason that it is over; text
 * of a chip is not repeated.
 */
export const RefundNote = ({ order }: { order: OrderCard }) => {
  if (order.amount === 0) {
    const why = whyOf(order.cancel_refusal, ['cancellingOver', 'ticketSignedIn', 'mealUsed'])
    return why === null ? null : (
      <Quiet>
        <FormattedMessage
          id={`member.order.cancelFree.can.${why}`}
          values={{
            time: (
              <Moment
                key="time"
                at={order.cancel_until}
                timeZone={order.time_zone}
                format={toTheMinuteWithYear}
              />
            ),
          }}
        />
      </Quiet>
    )
  }
  const until = order.refund_until
  const why = whyOf(order.refund_refusal, ['refundWindowOver', 'ticketSignedIn', 'mealUsed'])
  if (why === null) return null
  return (
    <Quiet>
      {until === null ? (
        <FormattedMessage id="member.order.refund.never" />
      ) : (
        <FormattedMessage
          id={`member.order.refund.can.${why}`}
          values={{
            time: <Moment key="time" at={until} timeZone={order.time_zone} format={toTheMinuteWithYear} />,
          }}
        />
      )}
    </Quiet>
  )
}

/** `open` where nothing refuses; null for a refusal that is not in `told`. */
const whyOf = <Why extends string>(refusal: string | null, told: readonly Why[]): Why | 'open' | null =>
  refusal === null ? 'open' : (told.find((one) => one === refusal) ?? null)
