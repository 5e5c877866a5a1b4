import type { HotelRoom } from '../../contract/hotelRoom.ts'
import { HotelFacts } from './HotelFacts.tsx'
import { RoomTerms } from './RoomTerms.tsx'

interface Props {
  readonly room: HotelRoom
  /** IANA name: the clock of its last day to book. */
  readonly timeZone: string
}

/** Address, phone, details of a room, and the booking deadline or the reason it cannot be booked. */
export const RoomFacts = ({ room, timeZone }: Props) => (
  <>
    <HotelFacts room={room} />
    <RoomTerms room={room} timeZone={timeZone} />
  </>
)
