import { FormattedMessage } from 'react-intl'

import { hotelLimits } from '../../../contract/conferenceHotels.ts'
import type { Failure } from '../../../contract/failure.ts'
import { typedTexts } from '../../../contract/lifecycle.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FormDialog } from '../../kit/FormDialog.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'

/** Lazy; mount it while it is open. */
export interface BookingCancelDialogProps {
  /** Name of the guest. */
  readonly name: string
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Asks for the reason of a cancellation, which the member will read. */
const BookingCancelDialog = ({ name, isRefused, busy, failure, ...rest }: BookingCancelDialogProps) => {
  const form = useForm({
    schema: typedTexts(['reason']),
    busy: busy || isRefused,
    failure,
    onValid: () => rest.onSubmit(form.read()),
  })
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="hotels.cancel.of" values={{ name }} />}
      description={<FormattedMessage id="hotels.cancel.about" />}
      focusFirst="input"
      isRefused={isRefused}
      busy={busy}
      failure={failure}
      submit={<FormattedMessage id="hotels.cancel" />}
      onClose={rest.onClose}
    >
      {!isRefused && (
        <TextField
          name="reason"
          label={<FormattedMessage id="hotels.field.reason" />}
          error={faultOf(form, 'reason')}
          maxLength={hotelLimits.reason}
          autoComplete="off"
          required
        />
      )}
    </FormDialog>
  )
}
export default BookingCancelDialog
