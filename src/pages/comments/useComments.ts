import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import type { Doing } from '../../components/catalogue/Comments/CommentItem.tsx'
import { listComments, type CommentList } from '../../contract/comment.ts'
import type { CommentOrder, CommentPlace } from '../../contract/commentWords.ts'
import * as select from '../../machines/comments/comments.selectors.ts'
import { useKeeping, useKept } from '../shared/useKept.ts'
import { useCommentFlow } from './useCommentFlow.ts'
import { useLinked } from './useLinked.ts'

export interface CommentsProps {
  readonly place: CommentPlace
  /** Id of the headline or video. */
  readonly target: number
}

/** The comments under a page for one visitor: view and actions. */
export const useComments = ({ place, target }: CommentsProps) => {
  const { initial, session, go } = useServices()
  const kept = useKept<{ list: CommentList; order: CommentOrder }>(`comments ${place} ${target}`)
  const [input] = useState(() => {
    const isMember = session.getSnapshot().context.user !== null
    if (kept.before !== null) {
      const { list, order } = kept.before.shown
      return { place, target, served: list, order, isMember, isComplete: true }
    }
    const served = initial(listComments, { place, target_id: target }) ?? null
    return { place, target, served, isMember, isComplete: !isMember }
  })
  const [doing, setDoing] = useState<Doing | null>(null)
  const { flow, service, shown, onAct } = useCommentFlow(input, () => {
    setDoing(null)
    // The form goes away, and the focus must not go with it.
    document.querySelector<HTMLElement>('#comments-title')?.focus()
  })
  useKeeping(kept, () => {
    const { list, order } = flow.getSnapshot().context
    return list === null ? null : { list, order }
  })
  const view = useSelector(flow, select.selectView)
  const linked = useSelector(flow, select.selectLinked)
  useLinked({
    linked,
    isThere: view === 'ready' && shown.list !== null,
    onLink: (id) => flow.send({ type: 'comments.link', id }),
  })
  return {
    ...shown,
    view,
    linked,
    doing,
    onAct,
    isLoadingMore: useSelector(flow, select.selectIsLoadingMore),
    isLoadingReplies: useSelector(flow, select.selectIsLoadingReplies),
    root: useSelector(flow, select.selectRoot),
    written: useSelector(flow, select.selectWritten),
    typedIn: (answers: number | null) => service.typedIn({ place, target, answers }),
    onType: (answers: number | null, text: string) => service.keepTyped({ place, target, answers }, text),
    onDo: setDoing,
    onOrder: (order: CommentOrder) => flow.send({ type: 'comments.order', order }),
    onMore: () => flow.send({ type: 'comments.more' }),
    onReplies: (root: number) => flow.send({ type: 'comments.replies', root }),
    onRetry: () => flow.send({ type: 'comments.retry' }),
    onSignIn: () => go.toLogin(),
  }
}
