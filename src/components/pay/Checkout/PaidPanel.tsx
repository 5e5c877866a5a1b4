import { FormattedMessage } from 'react-intl'

import type { OrderDetails } from '../../../contract/order.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Actions, Status } from './Checkout.styles.ts'
import { End } from './Outcome.styles.ts'

/** Result of the payment, and links to it. */
export const PaidPanel = ({ order }: { order: OrderDetails }) => {
  const isTicket = order.kind === 'conf'
  return (
    <>
      <End role="status" $tone="var(--celadon)">
        <h2>
          <FormattedMessage id="pay.paid.title" />
        </h2>
        <Status>
          <FormattedMessage
            id={isTicket ? 'pay.paid.text' : 'pay.paid.paper'}
            values={{ conference: order.conference }}
          />
        </Status>
      </End>
      <Actions>
        {isTicket ? (
          <ButtonLink href="/personal/notes/tickets">
            <FormattedMessage id="pay.paid.tickets" />
          </ButtonLink>
        ) : (
          <ButtonLink href="/personal/paper/postedby">
            <FormattedMessage id="pay.paid.papers" />
          </ButtonLink>
        )}
        {order.amount > 0 && (
          <ButtonLink variant="quiet" href="/personal/notes/invoice">
            <FormattedMessage id="pay.paid.invoice" />
          </ButtonLink>
        )}
        <ButtonLink variant="plain" href={`/personal/order/${order.kind}`}>
          <FormattedMessage id="pay.orders" />
        </ButtonLink>
      </Actions>
    </>
  )
}
