import type { ConferenceHotels } from '../../../contract/conferenceHotels.ts'

export interface RoomActProps {
  readonly hotels: ConferenceHotels
  /** `isChanged`: what the page shows is not true any more. */
  readonly onEnd: (isChanged: boolean) => void
}
