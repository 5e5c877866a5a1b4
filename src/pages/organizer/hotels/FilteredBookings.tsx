import { useIntl } from 'react-intl'

import { useServices } from '../../../app/context.tsx'
import { BookingFilterForm } from '../../../components/conference/ConferenceHotels/BookingFilterForm.tsx'
import { BookingSheets } from '../../../components/conference/ConferenceHotels/BookingSheets.tsx'
import {
  bookingQuery,
  type BookingFilter,
  type ConferenceHotels,
} from '../../../contract/conferenceHotels.ts'
import { Bookings } from './Bookings.tsx'

interface Props {
  readonly hotels: ConferenceHotels
  readonly filter: BookingFilter
  readonly onChanged: () => void
}

/** The bookings of a conference: the filter, which is in the address, the sheets, and the list. */
export const FilteredBookings = ({ hotels, filter, onChanged }: Props) => {
  const { go } = useServices()
  const { locale } = useIntl()
  const { conference_id, rooms } = hotels
  const query = bookingQuery(filter)
  const file = (format: string) =>
    `/files/hotels/${conference_id}/bookings.${format}?${new URLSearchParams([...new URLSearchParams(query), ['lang', locale]])}`
  return (
    <>
      <BookingFilterForm
        value={filter}
        rooms={rooms}
        onChange={(wanted) => go.to(`/organizer/${conference_id}/hotels?${bookingQuery(wanted)}`)}
      />
      <BookingSheets csv={file('csv')} xlsx={file('xlsx')} />
      <Bookings key={query} conferenceId={conference_id} filter={filter} onChanged={onChanged} />
    </>
  )
}
