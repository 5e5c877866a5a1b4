import { FormattedMessage } from 'react-intl'

import type { CommentNotice } from '../../../contract/comment.ts'
import { commentHref } from '../../../contract/commentWords.ts'
import { Actions, Quiet } from '../../kit/rowCard.styles.ts'
import * as S from '../../kit/message.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.ts'
import { CommentText } from './CommentText.tsx'
import { Gone, Text } from './Comments.styles.ts'

export interface NoticeCardProps {
  readonly notice: CommentNotice
  readonly isRead: boolean
  readonly onRead: () => void
}

/** An answer, or a comment that speaks to the member. Going there reads it. */
export const NoticeCard = ({ notice: { kind, comment }, isRead, onRead }: NoticeCardProps) => {
  const isGone = comment.text === ''
  return (
    <S.Message data-read={isRead} data-notice={kind}>
      <S.Head>
        <S.Title>
          {!isRead && (
            <>
              <S.Dot />
              <VisuallyHidden>
                <FormattedMessage id="comments.notice.unread" />
              </VisuallyHidden>
            </>
          )}
          {isGone ? (
            <FormattedMessage id="comments.notice.gone" />
          ) : (
            <FormattedMessage id={`comments.notice.${kind}`} values={{ name: comment.name }} />
          )}
        </S.Title>
        <S.When>
          <Moment at={comment.created_at} format={{ dateStyle: 'medium', timeStyle: 'short' }} />
        </S.When>
      </S.Head>
      {isGone ? (
        <Gone>
          <FormattedMessage id={comment.state === 'hidden' ? 'comments.hidden' : 'comments.deleted'} />
        </Gone>
      ) : (
        <Text>
          <CommentText text={comment.text} mentions={comment.mentions} />
        </Text>
      )}
      <Quiet>
        <Content text={comment.title} />
      </Quiet>
      <Actions>
        <ButtonLink small href={commentHref(comment.place, comment.target_id, comment.id)} onClick={onRead}>
          <FormattedMessage id="comments.notice.open" />
        </ButtonLink>
        {!isRead && (
          <Button small variant="quiet" onClick={onRead}>
            <FormattedMessage id="comments.notice.read" />
          </Button>
        )}
      </Actions>
    </S.Message>
  )
}
