import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { PointRow } from '../../components/benefits/Benefits/PointRow.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listPoints, type PointMovement } from '../../contract/benefits.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { placedPages } from '../console/placedPages.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** The movements of points, newest first; another filter is another list (BEN-01). */
export const Points = ({ kind }: { kind: PointMovement['kind'] | null }) => {
  const { api } = useServices()
  const [fetchPage] = useState(() =>
    placedPages(
      (after: string | undefined, signal) =>
        api.call(
          listPoints,
          { ...(kind === null ? {} : { kind }), ...(after === undefined ? {} : { after }) },
          { signal },
        ),
      ({ place }: PointMovement) => place,
    ),
  )
  const { onRefresh: _refresh, ...list } = useRemoteList(movements, { fetchPage }, undefined)
  return (
    <MemberList
      {...list}
      height="5rem"
      empty={
        <EmptyState>
          <FormattedMessage id="benefits.empty.points" />
        </EmptyState>
      }
    >
      {(movement) => <PointRow movement={movement} />}
    </MemberList>
  )
}

const movements = createRemoteListMachine<PointMovement>()
