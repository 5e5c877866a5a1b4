import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { comments } from '../../app/lazyServices/comments.ts'
import { NoticeCard } from '../../components/catalogue/Comments/NoticeCard.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { ReadingBar } from '../../components/mail/Messages/ReadingBar.tsx'
import { listCommentNotices, type CommentNotice } from '../../contract/comment.ts'
import { messageReadingMachine } from '../../machines/messageReading/messageReading.machine.ts'
import * as select from '../../machines/messageReading/messageReading.selectors.ts'
import type { Mark } from '../../machines/messageReading/messageReading.types.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useCallList } from '../shared/useCallList.ts'

/** Answers to the member and comments that mention them. */
export const Answers = () => {
  const { own } = useServices()
  const { onRefresh: _, ...list } = useCallList(listCommentNotices, {})
  const [logic] = useState(() =>
    messageReadingMachine.provide({ actors: actorsOf(messageReadingMachine, own(comments).reading) }),
  )
  const flow = useFlow(logic, { input: undefined })
  const marks = useSelector(flow, select.selectMarks)
  const failure = useSelector(flow, select.selectFailure)
  const mark = (one: Mark) => flow.send({ type: 'messages.mark', mark: one })
  const isRead = (notice: CommentNotice) => notice.is_read || isMarked(marks, notice.id)
  return (
    <>
      <ReadingBar
        canReadAll={list.items.some((notice) => !isRead(notice))}
        failure={failure}
        onRetry={() => flow.send({ type: 'marking.retry' })}
        onReadAll={() =>
          mark({ kind: 'all', type: null, before: Math.max(...list.items.map(({ id }) => id)) })
        }
      />
      <MemberList {...list} height="8rem" empty={<NothingYet list="reply" />}>
        {(notice) => (
          <NoticeCard
            notice={notice}
            isRead={isRead(notice)}
            onRead={() => mark({ kind: 'one', id: notice.id })}
          />
        )}
      </MemberList>
    </>
  )
}

const isMarked = (marks: readonly Mark[], id: number): boolean =>
  marks.some((one) => (one.kind === 'one' ? one.id === id : id <= one.before))
