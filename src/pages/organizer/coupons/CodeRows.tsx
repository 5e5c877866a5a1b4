import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../../app/context.tsx'
import { CodeRow } from '../../../components/registration/Coupons/CodeRow.tsx'
import { MemberList } from '../../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../../components/kit/EmptyState.tsx'
import { listCouponCodes, type CouponCode, type CouponUse } from '../../../contract/couponBatches.ts'
import { createRemoteListMachine } from '../../../machines/remoteList/remoteList.machine.ts'
import { placedPages } from '../../console/placedPages.ts'
import { useRemoteList } from '../../shared/useRemoteList.ts'

interface Props {
  readonly conferenceId: number
  readonly id: number
  /** Null: all. */
  readonly state: CouponUse | null
}

/** The codes of a batch; another state is another list. */
export const CodeRows = ({ conferenceId: conference_id, id, state }: Props) => {
  const { api } = useServices()
  const [fetchPage] = useState(() =>
    placedPages(
      (after: string | undefined, signal) =>
        api.call(
          listCouponCodes,
          {
            ...{ conference_id, id, page_size: 50, ...(state === null ? {} : { state }) },
            ...(after === undefined ? {} : { after: Number(after) }),
          },
          { signal },
        ),
      (code: CouponCode) => String(code.id),
    ),
  )
  const { onRefresh: _refresh, ...list } = useRemoteList(codes, { fetchPage }, undefined)
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

const codes = createRemoteListMachine<CouponCode>()
