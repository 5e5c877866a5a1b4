import { FormattedMessage } from 'react-intl'

import { couponForm } from '../../../contract/couponForm.ts'
import type { Failure } from '../../../contract/failure.ts'
import type { OrderDetails } from '../../../contract/order.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Actions, Note } from './Checkout.styles.ts'
import { Form } from './CouponForm.styles.ts'

export interface CouponFormProps {
  coupon: OrderDetails['coupon']
  /** A code that the member comes with. */
  brought: string
  busy: boolean
  failure: Failure | null
  /** Empty: takes the coupon off. */
  onSet: (code: string) => void
}

export const CouponForm = ({ coupon, brought, busy, failure, onSet }: CouponFormProps) => {
  const form = useForm({ schema: couponForm, busy, failure, onValid: ({ code }) => onSet(code) })
  if (coupon !== null) {
    return (
      <div>
        <Actions>
          <Button variant="quiet" small busy={busy} onClick={() => onSet('')}>
            <FormattedMessage id="pay.coupon.remove" />
          </Button>
        </Actions>
        {failure && (
          <Note role="alert">
            <FailureText failure={failure} />
          </Note>
        )}
      </div>
    )
  }
  const fault = form.faults['code']
  const refused = form.refused('code') ?? form.general
  return (
    <Form {...form.props}>
      <FaultSummary form={form} />
      <TextField
        name="code"
        label={<FormattedMessage id="pay.coupon.label" />}
        defaultValue={brought}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={<FormattedMessage id="pay.coupon.note" />}
        error={
          fault !== undefined ? (
            <FormattedMessage id={`error.${fault}`} />
          ) : (
            refused && <FailureText failure={refused} />
          )
        }
      />
      <Button type="submit" variant="quiet" busy={busy}>
        <FormattedMessage id="pay.coupon.use" />
      </Button>
    </Form>
  )
}
