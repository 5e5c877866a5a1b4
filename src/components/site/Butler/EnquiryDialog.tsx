import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { longest, typedTexts } from '../../../contract/lifecycle.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Form } from '../../kit/FormDialog.styles.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { DialogEnd } from '../../kit/DialogEnd.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'

/** Lazy; mount it while it is open. */
export interface EnquiryDialogProps {
  readonly wish: 'followUp' | 'close'
  /** Nothing can be done about it here any more. */
  readonly isRefused: boolean
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSubmit: (texts: Readonly<Record<string, string>>) => void
  readonly onClose: () => void
}

/** Replies to an answer, or closes an enquiry. */
const EnquiryDialog = ({ wish, isRefused, busy, failure, onSubmit, onClose }: EnquiryDialogProps) => {
  const form = useForm({
    schema: typedTexts(wish === 'followUp' ? ['reason'] : []),
    busy: busy || isRefused,
    failure,
    onValid: () => onSubmit(form.read()),
  })
  const refused = isRefused ? failure : form.general
  return (
    <Dialog
      alert={wish === 'close'}
      title={<FormattedMessage id={`butler.${wish}`} />}
      description={<FormattedMessage id={`butler.${wish}.text`} />}
      focusFirst={wish === 'followUp' && !isRefused ? 'input' : undefined}
      onClose={busy ? undefined : onClose}
    >
      <Form {...form.props}>
        <FaultSummary form={form} />
        {!isRefused && wish === 'followUp' && (
          <TextField
            name="reason"
            label={<FormattedMessage id="butler.followUp.field" />}
            error={faultOf(form, 'reason')}
            maxLength={longest.reason}
            autoComplete="off"
          />
        )}
        <DialogEnd
          isRefused={isRefused}
          busy={busy}
          failure={refused}
          submit={
            <Button type="submit" busy={busy}>
              <FormattedMessage id={`butler.${wish}`} />
            </Button>
          }
          onClose={onClose}
        />
      </Form>
    </Dialog>
  )
}
export default EnquiryDialog
