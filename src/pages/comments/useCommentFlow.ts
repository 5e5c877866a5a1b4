import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { comments } from '../../app/lazyServices/comments.ts'
import type { CommentAct } from '../../contract/comment.ts'
import { commentsMachine } from '../../machines/comments/comments.machine.ts'
import * as select from '../../machines/comments/comments.selectors.ts'
import { withExpected } from '../../machines/comments/comments.transitions.ts'
import type { CommentsInput } from '../../machines/comments/comments.types.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** Comments, with unsent ones shown at once. `onDone`: the server has stored it. */
export const useCommentFlow = (input: CommentsInput, onDone: () => void) => {
  const { own, session, newKey, now } = useServices()
  const { say } = useToasts()
  const [service] = useState(() => own(comments))
  const [logic] = useState(() => commentsMachine.provide({ actors: actorsOf(commentsMachine, service) }))
  const flow = useFlow(logic, { input })
  useEmitted<typeof commentsMachine>(flow, {
    'comments.done': ({ act }) => {
      say('success', `comments.done.${act}`)
      onDone()
    },
  })
  const known = useSelector(flow, select.selectList)
  const order = useSelector(flow, select.selectOrder)
  const act = useSelector(flow, select.selectAct)
  const isSending = useSelector(flow, select.selectIsSending)
  const writer = useSelector(session, ({ context }) => context.user?.nickname ?? '')
  const list = useMemo(
    () =>
      known !== null && act !== null && isSending
        ? withExpected(known, act, { order, writer, at: new Date(now()).toISOString() })
        : known,
    [known, act, isSending, order, writer, now],
  )
  return {
    flow,
    service,
    shown: { list, order, act, isSending, failure: useSelector(flow, select.selectFailure) },
    onAct: (wish: CommentAct) => flow.send({ type: 'comments.act', act: wish, key: newKey() }),
  }
}
