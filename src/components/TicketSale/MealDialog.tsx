import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../contract/failure.ts'
import { mealForm, saleLimits } from '../../contract/ticketSale.ts'
import { Form, Whole } from '../Invoice/InvoiceDialog.styles.ts'
import { faultOf } from '../Login/faultOf.tsx'
import { Button } from '../ui/Button.tsx'
import Dialog from '../ui/Dialog.tsx'
import { DialogEnd } from '../ui/DialogEnd.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useForm } from '../ui/useForm.ts'
import type { Typed } from './typedOf.ts'

/** Lazy; mount it while it is open. */
export interface MealDialogProps {
  readonly isNew: boolean
  readonly typed: Typed
  readonly timeZone: string
  readonly instantOf: (wall: string) => string
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly conflict: ((read: () => Typed) => ReactNode) | null
  readonly onSubmit: (texts: Typed) => void
  readonly onClose: () => void
}

/** A meal, both languages side by side. */
const MealDialog = (props: MealDialogProps) => {
  const { isNew, typed, timeZone, instantOf, isRefused, busy, failure, conflict } = props
  const form = useForm({
    schema: mealForm(instantOf),
    busy: busy || isRefused,
    failure,
    onValid: () => props.onSubmit(form.read()),
  })
  return (
    <Dialog
      wide
      title={<FormattedMessage id={isNew ? 'sale.meal.new' : 'sale.meal.edit'} />}
      description={<FormattedMessage id="sale.meal.about" values={{ zone: timeZone }} />}
      focusFirst="input"
      onClose={busy ? undefined : props.onClose}
    >
      <Form {...form.props} aria-busy={busy || undefined}>
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
          <TextField
            key={name}
            name={name}
            type="datetime-local"
            label={
              <FormattedMessage id={name === 'starts_at' ? 'sale.field.startsAt' : 'sale.field.endsAt'} />
            }
            error={faultOf(form, name)}
            defaultValue={typed[name]}
            required
          />
        ))}
        <Whole>
          {conflict?.(form.read)}
          <DialogEnd
            isRefused={isRefused}
            busy={busy}
            failure={isRefused ? failure : form.general}
            submit={
              <Button type="submit" busy={busy}>
                <FormattedMessage id="sale.save" />
              </Button>
            }
            onClose={props.onClose}
          />
        </Whole>
      </Form>
    </Dialog>
  )
}
export default MealDialog
