import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { BulkRowLine } from '../../components/conference/People/BulkRowLine.tsx'
import { Checkbox } from '../../components/kit/Checkbox.tsx'
import { listBulkRows, type BulkAction, type BulkRow } from '../../contract/peopleBulk.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { FormattedMessage } from 'react-intl'
import { placedPages } from '../console/placedPages.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

interface Props {
  readonly conferenceId: number
  readonly action: BulkAction
}

/** Result of each registration, or only of those that were not changed. */
export const BulkRows = (props: Props) => {
  const [isPart, setPart] = useState(false)
  const { refused, kept } = props.action
  return (
    <>
      {refused + kept > 0 && (
        <Checkbox checked={isPart} name="part" onChange={setPart}>
          <FormattedMessage id="people.action.exceptions" values={{ number: refused + kept }} />
        </Checkbox>
      )}
      <Rows key={String(isPart)} {...props} part={isPart ? 'exceptions' : 'all'} />
    </>
  )
}

const Rows = ({ conferenceId, action, part }: Props & { readonly part: 'all' | 'exceptions' }) => {
  const { api } = useServices()
  const [fetchPage] = useState(() =>
    placedPages(
      (after: string | undefined, signal) =>
        api.call(
          listBulkRows,
          {
            ...{ conference_id: conferenceId, id: action.id, part, page_size: 50 },
            ...(after === undefined ? {} : { after: Number(after) }),
          },
          { signal },
        ),
      ({ id }: BulkRow) => String(id),
    ),
  )
  const { onRefresh: _refresh, ...list } = useRemoteList(rows, { fetchPage }, undefined)
  return (
    <MemberList {...list} height="2.5rem" count="people.count" empty={<EmptyState />}>
      {(row) => <BulkRowLine conferenceId={conferenceId} row={row} />}
    </MemberList>
  )
}

const rows = createRemoteListMachine<BulkRow>()
