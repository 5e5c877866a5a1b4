import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { OwnPaper } from '../../../contract/paper.ts'
import { longestConfirmation, withdrawalTexts, withdrawalWords } from '../../../contract/paperWithdrawal.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Form } from '../../kit/requestForm.styles.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { Content } from '../../kit/Content.tsx'
import { Actions } from '../../kit/Dialog.styles.ts'
import Dialog from '../../kit/Dialog.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { TextField } from '../../kit/TextField.tsx'
import { useForm } from '../../kit/useForm.ts'
import { WithdrawalEffects } from './WithdrawalEffects.tsx'

/** Lazy; mount it while it is open. */
export interface WithdrawalDialogProps {
  paper: OwnPaper
  busy: boolean
  failure: Failure | null
  onSend: (typed: { confirmation: string; reason: string }) => void
  onClose: () => void
}

/** A paper is withdrawn by typing a word or its title, so that no press alone does it (PAP-03). */
const WithdrawalDialog = ({ paper, busy, failure, onSend, onClose }: WithdrawalDialogProps) => {
  const intl = useIntl()
  const form = useForm({ schema: withdrawalTexts(paper.form), busy, failure, onValid: onSend })
  return (
    <Dialog
      title={<FormattedMessage id="submission.withdraw" />}
      description={
        <>
          <p>
            <Content text={paper.title} marked />
          </p>
          <WithdrawalEffects paper={paper} />
        </>
      }
      focusFirst="input"
      onClose={busy ? undefined : onClose}
    >
      <Form {...form.props}>
        <FaultSummary form={form} />
        <TextField
          name="reason"
          label={<FormattedMessage id="submission.withdraw.reason" />}
          hint={<FormattedMessage id="submission.withdraw.reason.hint" />}
          error={faultOf(form, 'reason')}
          maxLength={500}
          autoComplete="off"
        />
        <TextField
          name="confirmation"
          label={<FormattedMessage id="submission.withdraw.confirmation" />}
          hint={
            <FormattedMessage
              id="submission.withdraw.confirmation.hint"
              values={{ word: withdrawalWords[intl.locale === 'en' ? 'en' : 'zh'] }}
            />
          }
          error={faultOf(form, 'confirmation')}
          maxLength={longestConfirmation}
          autoComplete="off"
        />
        {form.general !== null && (
          <Refusal role="alert">
            <FailureText failure={form.general} />
          </Refusal>
        )}
        <Actions>
          <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
            <FormattedMessage id="submission.withdraw.keep" />
          </Button>
          <Button type="submit" busy={busy} variant="danger">
            <FormattedMessage id="submission.withdraw" />
          </Button>
        </Actions>
      </Form>
    </Dialog>
  )
}
export default WithdrawalDialog
