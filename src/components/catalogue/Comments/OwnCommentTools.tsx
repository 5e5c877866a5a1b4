import { FormattedMessage } from 'react-intl'

import type { MemberComment } from '../../../contract/comment.ts'
import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'

export interface OwnCommentToolsProps {
  readonly comment: MemberComment
  readonly doing: 'edit' | 'delete' | null
  readonly busy: boolean
  readonly failure: Failure | null
  readonly onDo: (doing: 'edit' | 'delete' | null) => void
  readonly onDelete: () => void
}

/** Actions of the author: edits for ten minutes, and deletes after a confirmation. */
export const OwnCommentTools = (props: OwnCommentToolsProps) => {
  const { comment, doing, busy, failure, onDo, onDelete } = props
  if (doing === 'edit') return null
  if (doing === 'delete' && (comment.state === 'shown' || busy || failure !== null))
    return (
      <>
        {failure !== null && (
          <Refusal role="alert">
            <FailureText failure={failure} />
          </Refusal>
        )}
        <Button variant="quiet" small busy={busy} onClick={onDelete}>
          <FormattedMessage id="comments.deleteFinally" />
        </Button>
        <Button variant="plain" small onClick={() => onDo(null)}>
          <FormattedMessage id="shell.cancel" />
        </Button>
      </>
    )
  if (comment.state !== 'shown') return null
  return (
    <>
      {comment.editable_until !== null && (
        <Button variant="plain" small onClick={() => onDo('edit')}>
          <FormattedMessage id="comments.edit" />
        </Button>
      )}
      <Button variant="plain" small onClick={() => onDo('delete')}>
        <FormattedMessage id="comments.delete" />
      </Button>
    </>
  )
}
