import { FormattedMessage, useIntl } from 'react-intl'

import { knockChoices, knockForm } from '../../../contract/benefits.ts'
import type { Failure } from '../../../contract/failure.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Offer } from '../../kit/workbench.styles.ts'

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
