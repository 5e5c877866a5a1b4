import { FormattedMessage } from 'react-intl'

import type { OrderDetails } from '../../../contract/order.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Actions, Status, Warning } from './Checkout.styles.ts'
import { End } from './Outcome.styles.ts'

/** Reason that payment is no longer possible. */
export const ClosedPanel = ({ order }: { order: OrderDetails }) => (
  <>
    <End role="status" $tone="var(--ink-3)">
      <h2>
        <FormattedMessage id="pay.closed.title" />
      </h2>
      <Status>
        <FormattedMessage id={`pay.closed.${order.closed_reason ?? 'organizer'}`} />
      </Status>
    </End>
    {isReturning(order) && (
      <Warning>
        <FormattedMessage id="pay.closed.late" />
      </Warning>
    )}
    <Actions>
      <ButtonLink href={`/conferences/${order.conference_id}`}>
        <FormattedMessage id="pay.closed.conference" />
      </ButtonLink>
      <ButtonLink variant="quiet" href={`/personal/order/${order.kind}`}>
        <FormattedMessage id="pay.orders" />
      </ButtonLink>
    </Actions>
  </>
)

/** Money came after the order was closed, and has not gone back yet. */
const isReturning = ({ closed_reason: reason, refund, payments }: OrderDetails) =>
  reason !== 'refunded' && refund !== 'done' && payments.some(({ state }) => state === 'confirmed')
