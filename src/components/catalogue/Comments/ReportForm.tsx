import { FormattedMessage, useIntl } from 'react-intl'

import { reportForm } from '../../../contract/comment.ts'
import { commentLimits, reportReasons, type ReportReason } from '../../../contract/commentWords.ts'
import type { Failure } from '../../../contract/failure.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Hands, Writing } from './Comments.styles.ts'

export interface ReportFormProps {
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSend: (reason: ReportReason, text: string) => void
  readonly onLeave: () => void
}

/** Reason for reporting a comment; another reason is given in words. */
export const ReportForm = ({ busy, failure, onSend, onLeave }: ReportFormProps) => {
  const intl = useIntl()
  const form = useForm({
    schema: reportForm,
    busy,
    failure,
    onValid: ({ reason, text }) => onSend(reason, text),
  })
  return (
    <Writing {...form.props} aria-busy={busy || undefined} data-form="report">
      <FaultSummary form={form} />
      <SelectField
        name="reason"
        label={<FormattedMessage id="comments.report.reason" />}
        error={faultOf(form, 'reason')}
        defaultValue=""
        data-autofocus
      >
        <option value="">{intl.formatMessage({ id: 'comments.report.choose' })}</option>
        {reportReasons.map((reason) => (
          <option key={reason} value={reason}>
            {intl.formatMessage({ id: `comments.report.${reason}` })}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="text"
        label={<FormattedMessage id="comments.report.text" />}
        hint={<FormattedMessage id="comments.report.hint" />}
        error={faultOf(form, 'text')}
        rows={2}
        maxLength={commentLimits.report}
      />
      {form.general !== null && (
        <Refusal role="alert">
          <FailureText failure={form.general} />
        </Refusal>
      )}
      <Hands>
        <Button type="submit" small busy={busy}>
          <FormattedMessage id="comments.report.send" />
        </Button>
        <Button variant="quiet" small aria-disabled={busy || undefined} onClick={busy ? undefined : onLeave}>
          <FormattedMessage id="shell.cancel" />
        </Button>
      </Hands>
    </Writing>
  )
}
