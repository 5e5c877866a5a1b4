import { FormattedMessage } from 'react-intl'

import { CodeRow } from '../../../components/registration/Coupons/CodeRow.tsx'
import { MemberList } from '../../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../../components/kit/EmptyState.tsx'
import { listCouponCodes, type CouponUse } from '../../../contract/couponBatches.ts'
import { usePlacedList } from '../../shared/usePlacedList.ts'

interface Props {
  readonly conferenceId: number
  readonly id: number
  /** Null: all. */
  readonly state: CouponUse | null
}

/** The codes of a batch; another state is another list. */
export const CodeRows = ({ conferenceId: conference_id, id, state }: Props) => {
  const list = usePlacedList(
    listCouponCodes,
    { conference_id, id, page_size: 50, ...(state === null ? {} : { state }) },
    (code) => code.id,
  )
  const empty = (
    <EmptyState>
      <FormattedMessage id="coupons.codes.empty" />
    </EmptyState>
  )
  return (
    <MemberList {...list} height="4rem" count="coupons.codes.count" empty={empty}>
      {(code) => <CodeRow conferenceId={conference_id} code={code} />}
    </MemberList>
  )
}
