import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { messageLimit } from '../../../contract/room/chat.ts'
import { Button } from '../../kit/Button.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { Area, Bar, Form } from './Composer.styles.ts'
import type { ChatBar } from './LiveChat.types.ts'

export interface ComposerProps {
  /** Reason that writing is not possible now; the input stays. */
  bar: ChatBar | null
  onSend: (text: string) => void
  onRetry: () => void
  onLogin: () => void
}

/** Enter sends, Shift+Enter makes a new line; not while an input method still composes. */
export const Composer = ({ bar, onSend, onRetry, onLogin }: ComposerProps) => {
  const { formatMessage } = useIntl()
  const area = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(0)
  const id = useId()
  const isTooLong = length > messageLimit
  const canSend = bar === null && length > 0 && !isTooLong
  const send = () => {
    if (!canSend || area.current === null) return
    onSend(area.current.value.trim())
    area.current.value = ''
    setLength(0)
    area.current.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {bar !== null && (
        <Bar id={`${id}b`} role="status" $tone={serious.has(bar) ? 'bad' : 'quiet'}>
          {bar === 'failed' && <FormattedMessage id="live.failed.chatInit" />}{' '}
          <FormattedMessage id={bar === 'removed' ? 'live.failed.removed' : `chat.bar.${bar}`} />{' '}
          {(bar === 'failed' || bar === 'replaced') && (
            <Button variant="plain" small onClick={onRetry}>
              <FormattedMessage id={bar === 'failed' ? 'state.retry' : 'chat.here'} />
            </Button>
          )}
          {bar === 'guestsReadOnly' && (
            <Button variant="plain" small onClick={onLogin}>
              <FormattedMessage id="chat.login" />
            </Button>
          )}
        </Bar>
      )}
      <div>
        <VisuallyHidden as="label" htmlFor={id}>
          <FormattedMessage id="chat.message" />
        </VisuallyHidden>
        <Area
          ref={area}
          id={id}
          name="message"
          rows={1}
          placeholder={formatMessage({ id: 'chat.placeholder' })}
          readOnly={bar !== null}
          aria-disabled={bar !== null || undefined}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`${id}b ${id}l`}
          onInput={(event) => setLength(event.currentTarget.value.trim().length)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button type="submit" aria-disabled={!canSend || undefined}>
        <FormattedMessage id="chat.send" />
      </Button>
      {length > messageLimit - 50 && (
        <Bar id={`${id}l`} $tone={isTooLong ? 'bad' : 'quiet'}>
          <FormattedMessage id="chat.length" values={{ length, limit: messageLimit }} />
        </Bar>
      )}
    </Form>
  )
}

const serious: ReadonlySet<ChatBar> = new Set<ChatBar>(['failed', 'removed', 'mutedGroup', 'mutedMember'])
