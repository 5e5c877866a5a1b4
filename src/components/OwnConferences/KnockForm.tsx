import { FormattedMessage, useIntl } from 'react-intl'

import { knockChoices, knockForm } from '../../contract/benefits.ts'
import type { Failure } from '../../contract/failure.ts'
import { faultOf } from '../Login/faultOf.tsx'
import { FaultSummary } from '../ui/FaultSummary.tsx'
import { Button } from '../ui/Button.tsx'
import { FailureText } from '../ui/FailureText.tsx'
import { Refusal } from '../ui/Refusal.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { useForm } from '../ui/useForm.ts'
import { Offer } from './OwnConferences.styles.ts'

export interface KnockFormProps {
  /** As it is kept. */
  readonly hours: (typeof knockChoices)[number]
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSave: (hours: number) => void
}

/** Whether the conference takes part in "knock gold", and for how long each (BEN-03). */
export const KnockForm = ({ hours, busy, failure, onSave }: KnockFormProps) => {
  const intl = useIntl()
  const form = useForm({
    schema: knockForm,
    busy,
    failure,
    onValid: (chosen) => onSave(chosen.hours),
  })
  return (
    <Offer {...form.props} aria-busy={busy || undefined}>
      <FaultSummary form={form} />
      <SelectField
        name="hours"
        label={<FormattedMessage id="organizer.knock.field" />}
        hint={<FormattedMessage id="organizer.knock.hint" />}
        error={faultOf(form, 'hours')}
        defaultValue={String(hours)}
      >
        {knockChoices.map((choice) => (
          <option key={choice} value={choice}>
            {intl.formatMessage({ id: 'organizer.knock.hours' }, { hours: String(choice) })}
          </option>
        ))}
      </SelectField>
      {form.general !== null && (
        <Refusal role="alert">
          <FailureText failure={form.general} />
        </Refusal>
      )}
      <Button type="submit" variant="quiet" small busy={busy}>
        <FormattedMessage id="organizer.knock.save" />
      </Button>
    </Offer>
  )
}
