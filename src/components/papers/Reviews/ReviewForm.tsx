import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { decisions, type Decision } from '../../../contract/paperWords.ts'
import { completeReview, reviewLimits, writtenReview } from '../../../contract/review.ts'
import { Form, Note } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { KeepingBar } from '../Submission/Submission.styles.ts'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useForm } from '../../kit/useForm.ts'

interface Written {
  recommendation: Decision | ''
  comments: string
  remarks: string
}

export interface ReviewFormProps {
  /** Initial values of the fields. */
  written: Written
  busy: boolean
  failure: Failure | null
  /** State of saving the input. */
  keeping: ReactNode
  onWritten: (written: Written) => void
  onSend: (written: Written) => void
  /** Leaves a submitted review as it is; absent while it is written. */
  onLeave?: (() => void) | undefined
}

/** A review while it is written (REV-02). */
export const ReviewForm = ({
  written,
  busy,
  failure,
  keeping,
  onWritten,
  onSend,
  onLeave,
}: ReviewFormProps) => {
  const intl = useIntl()
  const form = useForm({ schema: completeReview, busy, failure, onValid: onSend })
  return (
    <Form
      {...form.props}
      aria-label={intl.formatMessage({ id: 'review.form' })}
      aria-busy={busy || undefined}
      onInput={(event) => {
        form.props.onInput(event)
        const typed = writtenReview.safeParse(form.read())
        if (typed.success) onWritten(typed.data)
      }}
    >
      <FaultSummary form={form} />
      <SelectField
        name="recommendation"
        label={<FormattedMessage id="review.field.recommendation" />}
        error={faultOf(form, 'recommendation')}
        defaultValue={written.recommendation}
      >
        <FormattedMessage id="review.choose">{(said) => <option value="">{said}</option>}</FormattedMessage>
        {decisions.map((each) => (
          <FormattedMessage key={each} id={`submission.decided.${each}`}>
            {(said) => <option value={each}>{said}</option>}
          </FormattedMessage>
        ))}
      </SelectField>
      <TextArea
        name="comments"
        label={<FormattedMessage id="review.field.comments" />}
        hint={<FormattedMessage id="review.comments.hint" />}
        error={faultOf(form, 'comments')}
        rows={12}
        required
        maxLength={reviewLimits.comments}
        defaultValue={written.comments}
      />
      <TextArea
        name="remarks"
        label={<FormattedMessage id="review.field.remarks" />}
        hint={<FormattedMessage id="review.remarks.hint" />}
        error={faultOf(form, 'remarks')}
        rows={4}
        required={false}
        maxLength={reviewLimits.remarks}
        defaultValue={written.remarks}
      />
      {form.general !== null && (
        <Note $tone="seal" role="alert">
          <FailureText failure={form.general} />
        </Note>
      )}
      <KeepingBar>
        <Button type="submit" busy={busy}>
          <FormattedMessage id={onLeave === undefined ? 'review.submit' : 'review.resubmit'} />
        </Button>
        {onLeave !== undefined && (
          <Button variant="quiet" onClick={onLeave}>
            <FormattedMessage id="shell.cancel" />
          </Button>
        )}
        {keeping}
      </KeepingBar>
    </Form>
  )
}
