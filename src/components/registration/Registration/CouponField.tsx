import { Fragment, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Money } from '../../kit/Money.tsx'
import { TextField } from '../../kit/TextField.tsx'

export interface CouponFieldProps {
  /** Coupons of the account; listed by name, so that a code need not be remembered. */
  coupons: ReadonlyArray<{ code: string; amount: number }>
  defaultValue: string | undefined
  error: ReactNode
}

export const CouponField = ({ coupons, defaultValue, error }: CouponFieldProps) => (
  <TextField
    name="coupon"
    maxLength={40}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    label={<FormattedMessage id="register.field.coupon" />}
    hint={
      coupons.length > 0 && (
        <FormattedMessage
          id="register.coupon.yours"
          values={{
            codes: coupons.map(({ code, amount }, index) => (
              <Fragment key={code}>
                {index > 0 && ' · '}
                <FormattedMessage
                  id="register.coupon.item"
                  values={{ code, amount: <Money key="amount" fen={amount} /> }}
                />
              </Fragment>
            )),
          }}
        />
      )
    }
    defaultValue={defaultValue}
    error={error}
  />
)
