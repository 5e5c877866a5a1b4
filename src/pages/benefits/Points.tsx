import { FormattedMessage } from 'react-intl'

import { PointRow } from '../../components/benefits/Benefits/PointRow.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { listPoints, type PointMovement } from '../../contract/benefits.ts'
import { usePlacedList } from '../shared/usePlacedList.ts'

/** The movements of points, newest first; another filter is another list (BEN-01). */
export const Points = ({ kind }: { kind: PointMovement['kind'] | null }) => {
  const list = usePlacedList(listPoints, kind === null ? {} : { kind }, ({ place }) => place)
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
