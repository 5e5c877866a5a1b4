import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ConferenceHotels, KeptRoom } from '../../../contract/conferenceHotels.ts'
import { About, Bar, Panel } from '../../kit/listEditor.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Occupancy } from './Occupancy.tsx'
import { RoomList } from './RoomList.tsx'

/** Requests of the organizer about a kind of room, each opening a dialog. */
export type RoomWish =
  | { readonly kind: 'room'; readonly room: KeptRoom | null }
  | { readonly kind: 'retire'; readonly room: KeptRoom }

interface Props {
  readonly hotels: ConferenceHotels
  /** The list of bookings. */
  readonly bookings: ReactNode
  readonly onWish: (wish: RoomWish) => void
}

/** Hotels of a conference: kinds of rooms, nights, bookings. */
export const HotelsView = ({ hotels, bookings, onWish }: Props) => (
  <>
    <Panel aria-labelledby="hotels-rooms">
      <Bar>
        <h2 id="hotels-rooms">
          <FormattedMessage id="hotels.rooms" />
        </h2>
        <Button small onClick={() => onWish({ kind: 'room', room: null })}>
          <FormattedMessage id="hotels.room.add" />
        </Button>
      </Bar>
      {hotels.publication !== 'published' && (
        <About>
          <FormattedMessage id="hotels.unpublished" />
        </About>
      )}
      <RoomList
        rooms={hotels.rooms}
        timeZone={hotels.time_zone}
        onEdit={(room) => onWish({ kind: 'room', room })}
        onRetire={(room) => onWish({ kind: 'retire', room })}
      />
    </Panel>
    <Panel aria-labelledby="hotels-nights">
      <h2 id="hotels-nights">
        <FormattedMessage id="hotels.nights" />
      </h2>
      <About>
        <FormattedMessage id="hotels.nights.about" />
      </About>
      <Occupancy hotels={hotels} />
    </Panel>
    <Panel id="bookings" aria-labelledby="hotels-bookings">
      <h2 id="hotels-bookings">
        <FormattedMessage id="hotels.bookings" />
      </h2>
      {bookings}
    </Panel>
  </>
)
