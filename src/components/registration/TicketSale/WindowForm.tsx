import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { windowForm } from '../../../contract/ticketSale.ts'
import { Fields } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { LocalTimeField } from '../../kit/LocalTimeField.tsx'
import { useForm } from '../../kit/useForm.ts'
import type { Typed } from '../../kit/typedOf.ts'

export interface WindowFormProps {
  readonly typed: Typed
  readonly timeZone: string
  readonly instantOf: (wall: string) => string
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly conflict: ((read: () => Typed) => ReactNode) | null
  readonly onSubmit: (texts: Typed) => void
  /** Closes the form and shows the current values. */
  readonly onClose: () => void
}

/** Registration period, refund deadline, and start of certificates. */
export const WindowForm = (props: WindowFormProps) => {
  const { typed, timeZone, instantOf, isRefused, busy, failure, conflict } = props
  const intl = useIntl()
  const form = useForm({
    schema: windowForm(instantOf),
    busy: busy || isRefused,
    failure,
    onValid: () => props.onSubmit(form.read()),
  })
  const refused = isRefused ? failure : form.general
  return (
    <form
      {...form.props}
      aria-label={intl.formatMessage({ id: 'sale.window' })}
      aria-busy={busy || undefined}
    >
      <FaultSummary form={form} />
      <Fields>
        {fields.map(([name, label]) => (
          <LocalTimeField
            key={name}
            name={name}
            timeZone={timeZone}
            label={<FormattedMessage id={label} />}
            hint={<FormattedMessage id={`${label}.hint`} values={{ zone: timeZone }} />}
            error={faultOf(form, name)}
            defaultValue={typed[name]}
          />
        ))}
      </Fields>
      {refused !== null && (
        <Refusal role="alert">
          <FailureText failure={refused} />
        </Refusal>
      )}
      {conflict?.(form.read)}
      {isRefused ? (
        <Button variant="quiet" small onClick={props.onClose}>
          <FormattedMessage id="sale.conflict.drop" />
        </Button>
      ) : (
        <Button type="submit" variant="quiet" small busy={busy}>
          <FormattedMessage id="sale.window.save" />
        </Button>
      )}
    </form>
  )
}

const fields = [
  ['registration_opens_at', 'sale.field.opens'],
  ['registration_closes_at', 'sale.field.closes'],
  ['refund_until', 'sale.field.refund'],
  ['certificates_at', 'sale.field.certificates'],
] as const
