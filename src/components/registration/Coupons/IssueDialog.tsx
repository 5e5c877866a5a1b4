import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import {
  couponBatchForm,
  couponLimits,
  couponWays,
  type CouponBatches,
} from '../../../contract/couponBatches.ts'
import type { Failure } from '../../../contract/failure.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Choices } from '../../kit/choices.styles.ts'
import { nameOf } from '../../kit/nameOf.ts'
import type { Typed } from '../../kit/typedOf.ts'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { FormDialog } from '../../kit/FormDialog.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { LocalTimeField } from '../../kit/LocalTimeField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'

/** Lazy; mount it while it is open. */
export interface IssueDialogProps {
  readonly coupons: CouponBatches
  readonly instantOf: (wall: string) => string
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Typed) => void
  readonly onClose: () => void
}

/** A new batch of coupons. */
const IssueDialog = (props: IssueDialogProps) => {
  const { coupons, instantOf, isRefused, busy, failure } = props
  const { locale } = useIntl()
  const [types, setTypes] = useState<readonly number[]>([])
  const form = useForm({
    schema: couponBatchForm(instantOf),
    busy: busy || isRefused,
    failure,
    onValid: () => props.onSubmit(form.read()),
  })
  const sold = coupons.ticket_types.filter(({ retired }) => !retired)
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="coupons.issue" />}
      description={<FormattedMessage id="coupons.issue.about" />}
      focusFirst='input[name="name"]'
      isRefused={isRefused}
      busy={busy}
      failure={failure}
      submit={<FormattedMessage id="coupons.issue.submit" />}
      onClose={props.onClose}
    >
      <TextField
        name="name"
        label={<FormattedMessage id="coupons.field.name" />}
        hint={<FormattedMessage id="coupons.field.name.hint" />}
        error={faultOf(form, 'name')}
        maxLength={couponLimits.name}
        autoComplete="off"
        required
      />
      <TextField
        name="amount"
        label={<FormattedMessage id="coupons.field.amount" />}
        hint={<FormattedMessage id="coupons.field.amount.hint" />}
        error={faultOf(form, 'amount')}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        required
      />
      <SelectField
        name="way"
        label={<FormattedMessage id="coupons.field.way" />}
        hint={<FormattedMessage id="coupons.field.way.hint" />}
        error={faultOf(form, 'way')}
        defaultValue="codes"
      >
        {couponWays.map((way) => (
          <FormattedMessage key={way} id={`coupons.field.way.${way}`}>
            {(said) => <option value={way}>{said}</option>}
          </FormattedMessage>
        ))}
      </SelectField>
      <TextField
        name="number"
        label={<FormattedMessage id="coupons.field.number" />}
        hint={<FormattedMessage id="coupons.field.number.hint" values={{ most: couponLimits.number }} />}
        error={faultOf(form, 'number')}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        required
      />
      <LocalTimeField
        name="valid_until"
        timeZone={coupons.time_zone}
        label={<FormattedMessage id="coupons.field.until" />}
        hint={<FormattedMessage id="coupons.field.until.hint" values={{ zone: coupons.time_zone }} />}
        error={faultOf(form, 'valid_until')}
        required
      />
      <input type="hidden" name="ticket_type_ids" value={types.join(',')} />
      {sold.length > 1 && (
        <Choices>
          <legend>
            <FormattedMessage id="coupons.field.types" />
          </legend>
          {sold.map((type) => (
            <Checkbox
              key={type.id}
              checked={types.includes(type.id)}
              onChange={(is) => setTypes(is ? [...types, type.id] : types.filter((id) => id !== type.id))}
            >
              <bdi>{nameOf(type, locale)}</bdi>
            </Checkbox>
          ))}
        </Choices>
      )}
    </FormDialog>
  )
}
export default IssueDialog
