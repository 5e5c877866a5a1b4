import { UseLinks } from '../../../components/registration/Coupons/UseLinks.tsx'
import { WorkbenchLayout } from '../../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { StatusPage } from '../../../components/kit/StatusPage/StatusPage.tsx'
import { listCouponBatches, type CouponUse } from '../../../contract/couponBatches.ts'
import { useCall } from '../../shared/useCall.ts'
import { useSubjectTitle } from '../../shared/useSubjectTitle.ts'
import { CodeRows } from './CodeRows.tsx'

interface Props {
  readonly conferenceId: number
  readonly id: number
  /** Null: all. */
  readonly state: CouponUse | null
}

/** A batch of coupons: its lists, and the codes in the requested one. */
export const Codes = ({ conferenceId: conference_id, id, state }: Props) => {
  const list = useCall(listCouponBatches, { conference_id })
  const { one: coupons, failure } = list
  useSubjectTitle(coupons?.conference)
  const batch = coupons?.batches.find((each) => each.id === id)
  if (coupons !== null && batch === undefined) return <StatusPage name="404" />
  return (
    <WorkbenchLayout
      id={conference_id}
      section="coupons"
      parts={coupons?.parts}
      view={coupons !== null ? 'list' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      back={{ href: `/organizer/${conference_id}/coupons`, name: 'coupons.back' }}
      heading={batch && <bdi>{batch.name}</bdi>}
      onRetry={list.onRetry}
    >
      {batch !== undefined && (
        <>
          <UseLinks conferenceId={conference_id} batch={batch} state={state} />
          <CodeRows key={state} conferenceId={conference_id} id={id} state={state} />
        </>
      )}
    </WorkbenchLayout>
  )
}
