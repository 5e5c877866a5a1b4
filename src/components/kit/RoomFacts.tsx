import type { HotelRoom } from '../../contract/hotelRoom.ts'
import { HotelFacts } from './HotelFacts.tsx'
import { RoomTerms } from './RoomTerms.tsx'

interface Props {
  readonly room: HotelRoom
  /** IANA name: the clock of its last day to book. */
  readonly timeZone: string
}

/** Where a room is, whom to call, what else there is to know, and until when it is booked or why it is not. */
export const RoomFacts = ({ room, timeZone }: Props) => (
  <>
    <HotelFacts room={room} />
    <RoomTerms room={room} timeZone={timeZone} />
  </>
)
