import { useSearch } from 'wouter'

import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { couponUses } from '../contract/couponBatches.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { Codes } from './organizer/coupons/Codes.tsx'

/** `/organizer/{id}/coupons/{batch}?state=used` (CONF-03): the codes of a batch; the list is in the address. */
const CouponBatchPage = ({ params }: PageProps) => {
  const wanted = new URLSearchParams(useSearch()).get('state')
  const id = conferenceId(params)
  const batch = conferenceId({ id: params['batch'] ?? '' })
  if (id === 0 || batch === 0) return <StatusPage name="404" />
  const state = couponUses.find((use) => use === wanted) ?? null
  return <Codes key={`${id} ${batch}`} conferenceId={id} id={batch} state={state} />
}

export default CouponBatchPage
