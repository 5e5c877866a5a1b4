import { FormattedMessage } from 'react-intl'

import type { OrderCard } from '../../contract/order.ts'
import { Quiet } from '../Member/MemberCard.styles.ts'
import { Moment } from '../ui/Moment.tsx'
import { toTheMinuteWithYear } from '../ui/formats.ts'

/** Until when the money of a paid order can be asked back, or why not any more; what a chip says is not said again. */
export const RefundNote = ({ order }: { order: OrderCard }) => {
  const { refund_until: until, refund_refusal: refusal } = order
  const why = refusal === null ? 'open' : whys.find((one) => one === refusal)
  if (why === undefined) return null
  return (
    <Quiet>
      {until === null ? (
        <FormattedMessage id="member.order.refund.never" />
      ) : (
        <FormattedMessage
          id={`member.order.refund.can.${why}`}
          values={{ time: <Moment key="time" at={until} format={toTheMinuteWithYear} /> }}
        />
      )}
    </Quiet>
  )
}

const whys = ['refundWindowOver', 'ticketSignedIn', 'mealUsed'] as const
