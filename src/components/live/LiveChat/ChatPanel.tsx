import { Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { ChatMessage } from '../../../contract/room/chat.ts'
import { Button } from '../../kit/Button.tsx'
import { Announcer } from './Announcer.tsx'
import { ChatLine } from './ChatLine.tsx'
import { Divider, Lines, Log, Newer, Older, Panel, Room } from './ChatPanel.styles.ts'
import { Composer } from './Composer.tsx'
import type { ChatBar, ChatLink } from './LiveChat.types.ts'
import { OutgoingLine } from './OutgoingLine.tsx'
import { useScroll } from './useScroll.ts'

export interface ChatPanelProps {
  link: ChatLink
  /** Reason that writing is not possible. */
  bar: ChatBar | null
  messages: readonly ChatMessage[]
  outgoing: ReadonlyArray<{ clientId: string; text: string; failure: Failure | null }>
  older: 'resting' | 'loading' | 'failed'
  hasOlder: boolean
  /** Number of the first message that was not seen yet. */
  firstUnread: number | null
  isAtEnd: boolean
  /** userId of the visitor. */
  me: string
  /** The host may recall every message. */
  canRecallAll: boolean
  onSend: (text: string) => void
  onResend: (clientId: string) => void
  onDiscard: (clientId: string) => void
  onRecall: (c: number) => void
  onOlder: () => void
  onPlace: (atEnd: boolean) => void
  onRetry: () => void
  onLogin: () => void
}

/** The chat of a room (CHAT-01). */
export const ChatPanel = (props: ChatPanelProps) => {
  const { link, messages, outgoing, older, firstUnread, isAtEnd, me } = props
  const { formatMessage } = useIntl()
  // A message that has failed grows, and its buttons must stay in sight.
  const last = `${messages.at(-1)?.c} ${outgoing.map(({ failure }) => failure === null).join()}`
  const { log, onScroll, toEnd } = useScroll(messages[0]?.c, last, isAtEnd, props.onPlace)
  const unread = firstUnread === null ? 0 : messages.filter(({ c }) => c >= firstUnread).length
  const isOpen = link === 'ready'
  return (
    <Panel aria-busy={link === 'connecting'}>
      <h2>
        <FormattedMessage id="chat.title" />
      </h2>
      <Room>
        {/* Read out by the announcer below: a live region would read every line of a busy room. */}
        <Log
          ref={log}
          role="log"
          aria-live="off"
          aria-label={formatMessage({ id: 'chat.title' })}
          tabIndex={0}
          onScroll={onScroll}
        >
          {props.hasOlder && messages.length > 0 && (
            <Older>
              <Button variant="plain" small busy={older === 'loading'} onClick={props.onOlder}>
                <FormattedMessage id="chat.older" />
              </Button>
              {older === 'failed' && (
                <p role="alert">
                  <FormattedMessage id="chat.older.failed" />
                </p>
              )}
            </Older>
          )}
          {messages.length === 0 && outgoing.length === 0 && isOpen && (
            <p>
              <FormattedMessage id="chat.empty" />
            </p>
          )}
          <Lines>
            {messages.map((message) => (
              <Fragment key={message.c}>
                {message.c === firstUnread && (
                  <Divider>
                    <FormattedMessage id="chat.new" />
                  </Divider>
                )}
                <ChatLine
                  message={message}
                  isOwn={message.user.userId === me}
                  canRecall={isOpen && (props.canRecallAll || message.user.userId === me)}
                  onRecall={props.onRecall}
                />
              </Fragment>
            ))}
            {outgoing.map(({ clientId, text, failure }) => (
              <OutgoingLine
                key={clientId}
                text={text}
                failure={failure}
                canResend={isOpen && props.bar === null}
                onResend={() => props.onResend(clientId)}
                onDiscard={() => props.onDiscard(clientId)}
              />
            ))}
          </Lines>
        </Log>
        {unread > 0 && (
          <Newer>
            <Button small onClick={toEnd}>
              <FormattedMessage id="chat.unread" values={{ count: unread }} />
            </Button>
          </Newer>
        )}
      </Room>
      <Composer bar={props.bar} onSend={props.onSend} onRetry={props.onRetry} onLogin={props.onLogin} />
      <Announcer messages={messages} me={me} />
    </Panel>
  )
}
