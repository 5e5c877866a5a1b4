import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { PaymentCard } from '../../../contract/order.ts'
import { FailureText } from '../../kit/FailureText.tsx'
import { Note, Status } from './Checkout.styles.ts'

export interface ReviewPanelProps {
  payment: PaymentCard
  failure: Failure | null
}

/** Finance checks the voucher. */
export const ReviewPanel = ({ payment, failure }: ReviewPanelProps) => (
  <>
    <h2>
      <FormattedMessage id="pay.reviewing.title" />
    </h2>
    <Status role="status">
      {failure ? <FailureText failure={failure} /> : <FormattedMessage id="pay.reviewing.text" />}
    </Status>
    {payment.has_voucher && (
      <Note>
        <a href={`/files/voucher/${payment.id}`}>
          <FormattedMessage id="pay.reviewing.voucher" />
        </a>
      </Note>
    )}
  </>
)
