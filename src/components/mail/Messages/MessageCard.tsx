import { FormattedMessage } from 'react-intl'

import type { MessageCard as Message } from '../../../contract/message.ts'
import { Actions, Quiet } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import * as S from '../../kit/message.styles.ts'

export interface MessageCardProps {
  message: Message
  isRead: boolean
  onRead: () => void
}

/** One message: the event, and a link to its subject. Following the link marks it as read. */
export const MessageCard = ({
  message: { type, title, content, link, action, created_at },
  isRead,
  onRead,
}: MessageCardProps) => (
  <S.Message data-read={isRead}>
    <S.Head>
      <S.Title>
        {!isRead && (
          <>
            <S.Dot />
            <VisuallyHidden>
              <FormattedMessage id="message.unread" />
            </VisuallyHidden>
          </>
        )}
        {title}
      </S.Title>
      <S.When>
        <FormattedMessage id={`message.type.${type}`} />
        <Moment at={created_at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
      </S.When>
    </S.Head>
    {content.split('\n').map((paragraph) => (
      <Quiet key={paragraph}>{paragraph}</Quiet>
    ))}
    <Actions>
      {link !== '' && (
        <ButtonLink small href={link} onClick={onRead}>
          {action}
        </ButtonLink>
      )}
      {!isRead && (
        <Button small variant="quiet" onClick={onRead}>
          <FormattedMessage id="message.markRead" />
        </Button>
      )}
    </Actions>
  </S.Message>
)
