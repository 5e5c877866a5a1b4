import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import * as Row from '../../../components/conference/ConferenceHotels/BookingRow.tsx'
import { MemberList } from '../../../components/account/Member/MemberList.tsx'
import { EmptyState } from '../../../components/kit/EmptyState.tsx'
import { listRoomBookings, type BookingFilter, type RoomBooking } from '../../../contract/conferenceHotels.ts'
import { useCallList } from '../../shared/useCallList.ts'
import { BookingAct } from './BookingAct.tsx'

interface Props {
  readonly conferenceId: number
  readonly filter: BookingFilter
  /** A guest lost a room or shares one: the table of nights has changed. */
  readonly onChanged: () => void
}

/** The bookings that match a filter, with the actions on each; another filter is another list. */
export const Bookings = ({ conferenceId, filter, onChanged }: Props) => {
  const [wish, setWish] = useState<{ act: Row.BookingAct; booking: RoomBooking } | null>(null)
  const about = { conference_id: conferenceId, ...filter }
  const { onRefresh, ...list } = useCallList(listRoomBookings, about)
  const handleEnd = (isChanged: boolean) => {
    setWish(null)
    if (isChanged) for (const refresh of [onRefresh, onChanged]) refresh()
  }
  return (
    <>
      <MemberList
        {...list}
        height="5rem"
        count="hotels.count"
        empty={
          <EmptyState>
            <FormattedMessage id="hotels.bookings.empty" />
          </EmptyState>
        }
      >
        {(booking) => (
          <Row.BookingRow
            conferenceId={conferenceId}
            booking={booking}
            onAct={(act) => setWish({ act, booking })}
          />
        )}
      </MemberList>
      {wish !== null && <BookingAct {...wish} conferenceId={conferenceId} onEnd={handleEnd} />}
    </>
  )
}
