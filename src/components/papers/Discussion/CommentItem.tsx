import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { DiscussionComment } from '../../../contract/discussion.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { Content } from '../../kit/Content.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { toTheMinuteWithYear } from '../../kit/formats.ts'
import { CommentForm } from './CommentForm.tsx'
import { Gone, Hands, Line, Said, Text } from './Discussion.styles.ts'
import { Writer } from './Writer.tsx'

export interface CommentItemProps {
  readonly comment: DiscussionComment
  /** It can be written to. */
  readonly isOpen: boolean
  readonly busy: boolean
  /** Failure of editing this comment. */
  readonly failure: Failure | null
  readonly onEdit: (text: string) => void
  readonly onDelete: () => void
}

/** A comment, or the place of one that was deleted. */
export const CommentItem = ({ comment, isOpen, busy, failure, onEdit, onDelete }: CommentItemProps) => {
  const [doing, setDoing] = useState<'editing' | 'deleting' | null>(null)
  const canDelete = comment.is_own && isOpen && !comment.is_deleted
  return (
    <Said data-comment={comment.id}>
      <Line>
        <Writer number={comment.number} name={comment.name} is_own={comment.is_own} />
        <Moment at={comment.created_at} format={toTheMinuteWithYear} />
        {comment.edited_at !== null && !comment.is_deleted && <FormattedMessage id="discussion.edited" />}
      </Line>
      {comment.is_deleted ? (
        <Gone>
          <FormattedMessage id="discussion.deleted" />
        </Gone>
      ) : doing === 'editing' ? (
        <CommentForm
          text={comment.text}
          busy={busy}
          failure={failure}
          onSend={onEdit}
          onLeave={() => setDoing(null)}
        />
      ) : (
        <Text>
          <Content text={comment.text} />
        </Text>
      )}
      {canDelete && doing !== 'editing' && (
        <Hands>
          {comment.editable_until !== null && doing === null && (
            <Button variant="plain" small onClick={() => setDoing('editing')}>
              <FormattedMessage id="discussion.edit" />
            </Button>
          )}
          {doing === null ? (
            <Button variant="plain" small onClick={() => setDoing('deleting')}>
              <FormattedMessage id="discussion.delete" />
            </Button>
          ) : (
            <>
              <Button variant="quiet" small busy={busy} onClick={onDelete}>
                <FormattedMessage id="discussion.deleteFinally" />
              </Button>
              <Button variant="plain" small onClick={() => setDoing(null)}>
                <FormattedMessage id="shell.cancel" />
              </Button>
            </>
          )}
        </Hands>
      )}
    </Said>
  )
}
