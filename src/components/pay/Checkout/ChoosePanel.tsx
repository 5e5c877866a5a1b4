import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { OrderDetails, PaymentCard } from '../../../contract/order.ts'
import { canBePaid } from '../../../contract/waysToPay.ts'
import { Refusal } from '../../kit/narrowForm.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Money } from '../../kit/Money.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Help } from './ChoosePanel.styles.ts'
import { MethodPicker } from './MethodPicker.tsx'
import { Note } from './Checkout.styles.ts'

export interface ChoosePanelProps {
  order: OrderDetails
  method: PaymentCard['method'] | null
  /** An attempt is being opened. */
  starting: boolean
  failure: Failure | null
  /** The coupon's form. */
  coupon: ReactNode
  onChoose: (method: PaymentCard['method']) => void
  onPay: () => void
}

export const ChoosePanel = ({
  order,
  method,
  starting,
  failure,
  coupon,
  onChoose,
  onPay,
}: ChoosePanelProps) => {
  if (!canBePaid(order.methods, [order.amount]) || method === null) {
    return (
      <Note role="status">
        <FormattedMessage id="pay.method.none" />
      </Note>
    )
  }
  return (
    <>
      <MethodPicker methods={order.methods} chosen={method} onChoose={onChoose} />
      {coupon}
      <div>
        {failure && (
          <Refusal role="alert">
            <FailureText failure={failure} />
          </Refusal>
        )}
        <Button wide busy={starting} onClick={onPay}>
          {method === 'transfer' ? (
            <FormattedMessage id="pay.submit.transfer" />
          ) : (
            <FormattedMessage
              id="pay.submit"
              values={{ amount: <Money key="amount" fen={order.amount} /> }}
            />
          )}
        </Button>
        <VisuallyHidden role="status">{starting && <FormattedMessage id="pay.starting" />}</VisuallyHidden>
      </div>
      <Help>
        <summary>
          <FormattedMessage id="pay.card" />
        </summary>
        <p>
          <FormattedMessage id="pay.card.text" />
        </p>
      </Help>
    </>
  )
}
