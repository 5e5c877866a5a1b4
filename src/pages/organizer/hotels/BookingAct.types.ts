import type { RoomBooking } from '../../../contract/conferenceHotels.ts'

export interface BookingActProps {
  readonly conferenceId: number
  readonly booking: RoomBooking
  /** `isChanged`: what the page shows is not true any more. */
  readonly onEnd: (isChanged: boolean) => void
}
