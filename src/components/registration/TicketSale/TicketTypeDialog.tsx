import { FormattedMessage } from 'react-intl'

import { audiences } from '../../../contract/ticketAudience.ts'
import { saleLimits, ticketTypeForm } from '../../../contract/ticketSale.ts'
import { Whole } from '../../kit/wideForm.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { TierRows } from './TierRows.tsx'
import { SavingDialog, type SavingProps } from '../../kit/SavingDialog.tsx'
import type { Typed } from '../../kit/typedOf.ts'

/** Lazy; mount it while it is open. */
export interface TicketTypeDialogProps extends SavingProps {
  readonly isNew: boolean
  /** Initial values of the fields. */
  readonly typed: Typed
  readonly timeZone: string
  readonly instantOf: (wall: string) => string
  /** Number sold or held. */
  readonly taken: number
}

/** A ticket type with its prices, both languages side by side. The input stays until it is saved. */
const TicketTypeDialog = (props: TicketTypeDialogProps) => {
  const { isNew, typed, timeZone, instantOf, taken, isRefused, busy, failure } = props
  const form = useForm({
    schema: ticketTypeForm(instantOf),
    busy: busy || isRefused,
    failure,
    onValid: () => props.onSubmit(form.read()),
  })
  return (
    <SavingDialog
      {...props}
      form={form}
      title={<FormattedMessage id={isNew ? 'sale.type.new' : 'sale.type.edit'} />}
      description={isNew ? undefined : <FormattedMessage id="sale.type.kept" />}
      focusFirst="input"
    >
      <TextField
        name="name"
        label={<FormattedMessage id="sale.field.name" />}
        error={faultOf(form, 'name')}
        defaultValue={typed['name']}
        maxLength={saleLimits.name}
        autoComplete="off"
        required
      />
      <TextField
        name="eng_name"
        label={<FormattedMessage id="sale.field.engName" />}
        error={faultOf(form, 'eng_name')}
        defaultValue={typed['eng_name']}
        maxLength={saleLimits.name}
        autoComplete="off"
        required
      />
      <SelectField
        name="audience"
        label={<FormattedMessage id="sale.field.audience" />}
        hint={<FormattedMessage id="sale.field.audience.hint" />}
        error={faultOf(form, 'audience')}
        defaultValue={typed['audience']}
      >
        {audiences.map((audience) => (
          <FormattedMessage key={audience} id={`sale.audience.${audience}`}>
            {(said) => <option value={audience}>{said}</option>}
          </FormattedMessage>
        ))}
      </SelectField>
      <TextField
        name="capacity"
        label={<FormattedMessage id="sale.field.capacity" />}
        hint={<FormattedMessage id="sale.field.capacity.hint" values={{ taken }} />}
        error={faultOf(form, 'capacity')}
        defaultValue={typed['capacity']}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
      />
      <Whole>
        <TierRows form={form} typed={typed} timeZone={timeZone} />
      </Whole>
    </SavingDialog>
  )
}
export default TicketTypeDialog
