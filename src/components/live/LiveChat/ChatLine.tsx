import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ChatMessage } from '../../../contract/room/chat.ts'
import { Button } from '../../kit/Button.tsx'
import { LinkedText } from '../../kit/LinkedText.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Chip, Head, Line, Text } from './ChatLine.styles.ts'
import { cutTo } from '../../../contract/characters.ts'

export interface ChatLineProps {
  message: ChatMessage
  isOwn: boolean
  canRecall: boolean
  onRecall: (c: number) => void
}

/** A chat message, as text: markup in it stays text. */
export const ChatLine = memo(({ message, isOwn, canRecall, onRecall }: ChatLineProps) => {
  const { formatMessage } = useIntl()
  const { c, user, role, text, at, recalled } = message
  return (
    <Line $own={isOwn}>
      <Head>
        <strong>{user.userName}</strong>
        {(role === 'anchor' || role === 'funder') && (
          <Chip>
            <FormattedMessage id={`chat.role.${role}`} />
          </Chip>
        )}
        <Moment at={new Date(at).toISOString()} format={{ timeStyle: 'short' }} />
        {canRecall && !recalled && (
          <Button
            variant="plain"
            small
            aria-label={formatMessage({ id: 'chat.recall.one' }, { text: cutTo(text, 20) })}
            onClick={() => onRecall(c)}
          >
            <FormattedMessage id="chat.recall" />
          </Button>
        )}
      </Head>
      <Text $quiet={recalled}>
        {recalled ? <FormattedMessage id="chat.recalled" /> : <LinkedText text={text} />}
      </Text>
    </Line>
  )
})
