import { useSearch } from 'wouter'

import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { bookingFilterIn } from '../contract/conferenceHotels.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { Hotels } from './organizer/hotels/Hotels.tsx'

/** `/organizer/{id}/hotels?state=booked&…` (BUT-01, CONF-03): rooms and their bookings; the filter is in the address. */
const HotelsPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  const filter = bookingFilterIn(useSearch())
  return id === 0 ? <StatusPage name="404" /> : <Hotels key={id} conferenceId={id} filter={filter} />
}

export default HotelsPage
