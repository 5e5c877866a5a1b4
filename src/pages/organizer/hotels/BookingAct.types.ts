import type { RoomBooking } from '../../../contract/conferenceHotels.ts'

export interface BookingActProps {
  readonly conferenceId: number
  readonly booking: RoomBooking
  /** `isChanged`: the page shows outdated data. */
  readonly onEnd: (isChanged: boolean) => void
}
