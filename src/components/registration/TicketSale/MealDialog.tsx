import { FormattedMessage } from 'react-intl'

import { mealForm, saleLimits } from '../../../contract/ticketSale.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { LocalTimeField } from '../../kit/LocalTimeField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { SavingDialog, type SavingProps } from '../../kit/SavingDialog.tsx'
import type { Typed } from '../../kit/typedOf.ts'

/** Lazy; mount it while it is open. */
export interface MealDialogProps extends SavingProps {
  readonly isNew: boolean
  readonly typed: Typed
  readonly timeZone: string
  readonly instantOf: (wall: string) => string
}

/** A meal, both languages side by side. */
const MealDialog = (props: MealDialogProps) => {
  const { isNew, typed, timeZone, instantOf, isRefused, busy, failure } = props
  const form = useForm({
    schema: mealForm(instantOf),
    busy: busy || isRefused,
    failure,
    onValid: () => props.onSubmit(form.read()),
  })
  return (
    <SavingDialog
      {...props}
      form={form}
      title={<FormattedMessage id={isNew ? 'sale.meal.new' : 'sale.meal.edit'} />}
      description={<FormattedMessage id="sale.meal.about" values={{ zone: timeZone }} />}
      focusFirst="input"
    >
      {(['name', 'eng_name'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={<FormattedMessage id={name === 'name' ? 'sale.field.name' : 'sale.field.engName'} />}
          error={faultOf(form, name)}
          defaultValue={typed[name]}
          maxLength={saleLimits.name}
          autoComplete="off"
          required
        />
      ))}
      {(['starts_at', 'ends_at'] as const).map((name) => (
        <LocalTimeField
          key={name}
          name={name}
          timeZone={timeZone}
          label={<FormattedMessage id={name === 'starts_at' ? 'sale.field.startsAt' : 'sale.field.endsAt'} />}
          error={faultOf(form, name)}
          defaultValue={typed[name]}
          required
        />
      ))}
    </SavingDialog>
  )
}
export default MealDialog
