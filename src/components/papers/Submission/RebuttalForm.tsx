import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { rebuttalForm, type OwnRebuttal } from '../../../contract/rebuttal.ts'
import { Form, Note } from '../../kit/formPage.styles.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useForm } from '../../kit/useForm.ts'
import { SendBar } from './Submission.styles.ts'

export interface RebuttalFormProps {
  readonly rebuttal: OwnRebuttal
  readonly busy: boolean
  readonly failure: Failure | null
  /** Sending is no longer possible: shows the obstacle first, and then the state of the paper. */
  readonly isRefused: boolean
  /** State of saving the input. */
  readonly keeping: ReactNode
  readonly onType: (text: string) => void
  readonly onSend: (text: string) => void
  readonly onLeave: () => void
}

/** The answer to the reviews while it is written. */
export const RebuttalForm = (props: RebuttalFormProps) => {
  const { rebuttal, busy, failure, isRefused, keeping, onType, onSend, onLeave } = props
  const intl = useIntl()
  const form = useForm({
    schema: rebuttalForm,
    busy: busy || isRefused,
    failure,
    onValid: ({ text }) => onSend(text),
  })
  const refused = isRefused ? failure : form.general
  return (
    <Form
      {...form.props}
      aria-label={intl.formatMessage({ id: 'submission.rebuttal' })}
      aria-busy={busy || undefined}
      onInput={(event) => {
        form.props.onInput(event)
        onType(String(new FormData(event.currentTarget).get('text') ?? ''))
      }}
    >
      <FaultSummary form={form} />
      <TextArea
        name="text"
        label={<FormattedMessage id="submission.field.rebuttal" />}
        hint={<FormattedMessage id="submission.rebuttal.hint" values={{ most: rebuttal.max_length }} />}
        error={faultOf(form, 'text')}
        rows={12}
        maxLength={rebuttal.max_length}
        defaultValue={rebuttal.draft}
      />
      {refused !== null && (
        <Note $tone="seal" role="alert">
          <FailureText failure={refused} />
        </Note>
      )}
      <SendBar>
        {isRefused ? (
          <Button onClick={onLeave}>
            <FormattedMessage id="shell.understood" />
          </Button>
        ) : (
          <Button type="submit" busy={busy}>
            <FormattedMessage
              id={rebuttal.answered_at === null ? 'submission.rebuttal.send' : 'submission.rebuttal.amend'}
            />
          </Button>
        )}
        {keeping}
      </SendBar>
    </Form>
  )
}
