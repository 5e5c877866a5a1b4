import { FormattedMessage } from 'react-intl'

import { commentForm, discussionLimits } from '../../../contract/discussion.ts'
import type { Failure } from '../../../contract/failure.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { TextArea } from '../../kit/TextArea.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Hands, Writing } from './Discussion.styles.ts'

export interface CommentFormProps {
  /** Text being edited; empty: a new comment. */
  readonly text: string
  /** Earlier input, where it differs from `text`. */
  readonly typed?: string
  readonly onType?: (text: string) => void
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onSend: (text: string) => void
  /** Leaves the comment as it is. */
  readonly onLeave?: (() => void) | undefined
}

/** Writes or edits a comment; the input stays while sending fails. */
export const CommentForm = (props: CommentFormProps) => {
  const { text, typed = text, busy, failure, onType, onSend, onLeave } = props
  const form = useForm({
    schema: commentForm,
    busy,
    failure,
    onValid: (sent) => onSend(sent.text),
  })
  return (
    <Writing
      {...form.props}
      aria-busy={busy || undefined}
      onInput={(event) => {
        form.props.onInput(event)
        onType?.(String(new FormData(event.currentTarget).get('text') ?? ''))
      }}
    >
      <FaultSummary form={form} />
      <TextArea
        name="text"
        label={<FormattedMessage id={text === '' ? 'discussion.write' : 'discussion.edit'} />}
        hint={<FormattedMessage id="discussion.write.hint" />}
        error={faultOf(form, 'text')}
        rows={4}
        maxLength={discussionLimits.text}
        defaultValue={typed}
      />
      {form.general !== null && (
        <Refusal role="alert">
          <FailureText failure={form.general} />
        </Refusal>
      )}
      <Hands>
        <Button type="submit" small busy={busy}>
          <FormattedMessage id={text === '' ? 'discussion.send' : 'discussion.save'} />
        </Button>
        {onLeave !== undefined && (
          <Button
            variant="quiet"
            small
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : onLeave}
          >
            <FormattedMessage id="shell.cancel" />
          </Button>
        )}
      </Hands>
    </Writing>
  )
}
