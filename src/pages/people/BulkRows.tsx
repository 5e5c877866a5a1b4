import { useState } from 'react'

import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { BulkRowLine } from '../../components/conference/People/BulkRowLine.tsx'
import { Checkbox } from '../../components/kit/Checkbox.tsx'
import { listBulkRows, type BulkAction } from '../../contract/peopleBulk.ts'
import { FormattedMessage } from 'react-intl'
import { usePlacedList } from '../shared/usePlacedList.ts'

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
  const list = usePlacedList(
    listBulkRows,
    { conference_id: conferenceId, id: action.id, part, page_size: 50 },
    ({ id }) => id,
  )
  return (
    <MemberList {...list} height="2.5rem" count="people.count" empty={<EmptyState />}>
      {(row) => <BulkRowLine conferenceId={conferenceId} row={row} />}
    </MemberList>
  )
}
