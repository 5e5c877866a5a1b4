import { useState } from 'react'

import { CommentForm } from '../../components/catalogue/Comments/CommentForm.tsx'
import { OwnCommentCard } from '../../components/catalogue/Comments/OwnCommentCard.tsx'
import { OwnCommentTools } from '../../components/catalogue/Comments/OwnCommentTools.tsx'
import type { OwnComment } from '../../contract/comment.ts'
import { useCommentFlow } from './useCommentFlow.ts'

/** One of the member's comments; changed or deleted it stays in the list. */
export const OwnEntry = ({ entry }: { entry: OwnComment }) => {
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null)
  const [input] = useState(() => {
    const thread = { ...entry, replies: [], replies_left: 0 }
    const served = { threads: [thread], next: null, total: 1, linked: null }
    return { place: entry.place, target: entry.target_id, served, isComplete: true, isMember: true }
  })
  const { shown, onAct } = useCommentFlow(input, () => setDoing(null))
  const comment = { ...entry, ...shown.list?.threads[0] }
  const { id, version } = comment
  return (
    <OwnCommentCard
      comment={comment}
      form={
        doing === 'edit' && (
          <CommentForm
            kind="edit"
            text={entry.text}
            people={[]}
            busy={shown.isSending}
            failure={shown.failure}
            onLeave={() => setDoing(null)}
            onSend={(text) => onAct({ type: 'edit', id, version, text })}
          />
        )
      }
      actions={
        <OwnCommentTools
          comment={comment}
          doing={doing}
          busy={shown.isSending}
          failure={doing === 'delete' ? shown.failure : null}
          onDo={setDoing}
          onDelete={() => onAct({ type: 'delete', id })}
        />
      }
    />
  )
}
