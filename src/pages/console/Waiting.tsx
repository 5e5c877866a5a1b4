import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { QueueCard } from '../../components/site/Console/QueueCard.tsx'
import { QueueTools } from '../../components/site/Console/QueueTools.tsx'
import { EmptyQueue } from '../../components/site/Console/EmptyQueue.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { listQueue, type Queue } from '../../contract/lifecycle.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { deskHref, recordHref, type Desk } from './desk.ts'
import { queuePages } from './queuePages.ts'

export interface WaitingProps {
  desk: Desk & { readonly queue: Queue }
  isRefreshing: boolean
  /** The numbers beside the list are to follow. */
  onRefresh: () => void
}

/** The records of one queue; another queue, search or side of it is another list. */
export const Waiting = ({ desk, isRefreshing, onRefresh }: WaitingProps) => {
  const { api, go } = useServices()
  const [fetchPage] = useState(() =>
    queuePages((input, signal) => api.call(listQueue, input, { signal }), desk),
  )
  const { onRefresh: onListRefresh, ...list } = useRemoteList({ fetchPage })
  return (
    <>
      <QueueTools
        q={desk.q}
        isSettled={desk.isSettled}
        hrefs={{
          waiting: deskHref({ ...desk, isSettled: false }),
          settled: deskHref({ ...desk, isSettled: true }),
          all: deskHref({ ...desk, q: '' }),
          everywhere: desk.conference === null ? null : deskHref({ ...desk, conference: null }),
        }}
        isRefreshing={isRefreshing}
        onSearch={(q) => go.to(deskHref({ ...desk, q }))}
        onRefresh={() => {
          onListRefresh()
          onRefresh()
        }}
      />
      <MemberList
        {...list}
        height="7rem"
        count="console.count"
        empty={<EmptyQueue queue={desk.queue} isSettled={desk.isSettled} q={desk.q} />}
      >
        {(card) => <QueueCard card={card} href={recordHref(card, desk)} />}
      </MemberList>
    </>
  )
}
