import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { OwnComment } from '../../../contract/comment.ts'
import { commentHref } from '../../../contract/commentWords.ts'
import { Actions, Inside, Main, Name, Quiet, Whole } from '../../kit/rowCard.styles.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Card } from '../../kit/Card.tsx'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { CommentText } from './CommentText.tsx'
import { Gone, Line, Text, Why } from './Comments.styles.ts'

export interface OwnCommentCardProps {
  readonly comment: OwnComment
  /** Form that replaces the text while it is being edited. */
  readonly form: ReactNode
  /** Actions besides opening it. */
  readonly actions: ReactNode
}

/** One of the member's own comments, with its subject and its moderation state. */
export const OwnCommentCard = ({ comment, form, actions }: OwnCommentCardProps) => {
  const { id, place, target_id, state } = comment
  return (
    <Card
      state={<FormattedMessage id={`comments.state.${state}`} />}
      tone={state === 'hidden' ? 'seal' : 'neutral'}
    >
      <Inside data-own-comment={id}>
        <Main>
          <Name>
            <a href={commentHref(place, target_id, id)}>
              <Content text={comment.title} marked />
            </a>
          </Name>
          <Line>
            <FormattedMessage id={`comments.under.${place}`} />
            <Moment at={comment.created_at} format={toTheMinuteWithYear} />
            {comment.edited_at !== null && <FormattedMessage id="comments.edited" />}
          </Line>
          {comment.reason !== null && (
            <Why>
              <FormattedMessage id="comments.hiddenBecause" values={{ reason: comment.reason }} />
            </Why>
          )}
          {form ||
            (state === 'deleted' ? (
              <Gone>
                <FormattedMessage id="comments.deleted" />
              </Gone>
            ) : (
              <Text>
                <CommentText text={comment.text} mentions={comment.mentions} />
              </Text>
            ))}
          {state === 'hidden' && (
            <Quiet>
              <a href={`/console/comment/${id}`}>
                <FormattedMessage id="comments.why" />
              </a>
            </Quiet>
          )}
        </Main>
        <Whole>
          <Actions>
            <ButtonLink small variant="quiet" href={commentHref(place, target_id, id)}>
              <FormattedMessage id="comments.open" />
            </ButtonLink>
            {actions}
          </Actions>
        </Whole>
      </Inside>
    </Card>
  )
}
