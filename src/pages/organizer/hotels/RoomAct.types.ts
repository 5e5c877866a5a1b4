import type { ConferenceHotels } from '../../../contract/conferenceHotels.ts'

export interface RoomActProps {
  readonly hotels: ConferenceHotels
  /** `isChanged`: the page shows outdated data. */
  readonly onEnd: (isChanged: boolean) => void
}
