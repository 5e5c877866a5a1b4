import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { Coupons } from './organizer/coupons/Coupons.tsx'

/** `/organizer/{id}/coupons` (CONF-03): coupons that a conference issues in bulk. */
const CouponsPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return id === 0 ? <StatusPage name="404" /> : <Coupons key={id} conferenceId={id} />
}

export default CouponsPage
