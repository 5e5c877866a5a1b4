import { FormattedMessage } from 'react-intl'

import { memberCommentForm } from '../../../contract/comment.ts'
import { commentLimits } from '../../../contract/commentWords.ts'
import type { Failure } from '../../../contract/failure.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { FaultSummary } from '../../kit/FaultSummary.tsx'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { TextArea } from '../../kit/TextArea.tsx'
import { useForm } from '../../kit/useForm.ts'
import { Hands, People, Writing } from './Comments.styles.ts'

/** A user who can be mentioned: the id of one of their comments, and their name. */
export interface Person {
  readonly id: number
  readonly name: string
}

export interface CommentFormProps {
  readonly kind: 'write' | 'answer' | 'edit'
  /** Initial text of the field. */
  readonly text: string
  /** Participants of the thread. */
  readonly people: readonly Person[]
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onType?: ((text: string) => void) | undefined
  readonly onSend: (text: string, mentions: readonly Person[]) => void
  readonly onLeave?: (() => void) | undefined
}

/** Writes or edits a comment; the input stays while sending fails. */
export const CommentForm = (props: CommentFormProps) => {
  const { kind, text, people, busy, failure, onType, onSend, onLeave } = props
  const form = useForm({
    schema: memberCommentForm,
    busy,
    failure,
    onValid: (sent) =>
      onSend(
        sent.text,
        people.filter(({ name }) => sent.text.includes(`@${name}`)),
      ),
    onDraft: ({ text: typed = '' }) => onType?.(typed),
  })
  const mention = (name: string) => {
    const field = form.props.ref.current?.elements.namedItem('text')
    if (!(field instanceof HTMLTextAreaElement)) return
    field.focus()
    field.setRangeText(`@${name} `, field.selectionStart, field.selectionEnd, 'end')
    onType?.(field.value)
  }
  return (
    <Writing {...form.props} aria-busy={busy || undefined} data-form={kind}>
      <FaultSummary form={form} />
      <TextArea
        name="text"
        label={<FormattedMessage id={`comments.${kind}`} />}
        hint={<FormattedMessage id="comments.hint" values={{ length: commentLimits.text }} />}
        error={faultOf(form, 'text')}
        rows={kind === 'answer' ? 3 : 4}
        defaultValue={text}
        data-autofocus={kind !== 'write' || undefined}
      />
      {people.length > 0 && (
        <People role="group">
          <FormattedMessage id="comments.people" />
          {people.map(({ id, name }) => (
            <Button key={id} variant="quiet" small onClick={() => mention(name)}>
              @{name}
            </Button>
          ))}
        </People>
      )}
      {form.general !== null && (
        <Refusal role="alert">
          <FailureText failure={form.general} />
        </Refusal>
      )}
      <Hands>
        <Button type="submit" small busy={busy}>
          <FormattedMessage id={kind === 'edit' ? 'comments.save' : 'comments.send'} />
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
