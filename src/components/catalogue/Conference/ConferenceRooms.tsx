import { FormattedMessage } from 'react-intl'

import type { HotelRoom } from '../../../contract/hotelRoom.ts'
import { Price, Rooms } from '../../kit/roomFacts.styles.ts'
import { RoomFacts } from '../../kit/RoomFacts.tsx'
import { Money } from '../../kit/Money.tsx'
import { Part } from '../../kit/publicPage.styles.ts'

interface Props {
  readonly rooms: readonly HotelRoom[]
  /** IANA name. */
  readonly timeZone: string
}

/** Accommodation for attendees; rooms are booked with the butler. */
export const ConferenceRooms = ({ rooms, timeZone }: Props) => {
  if (rooms.length === 0) return null
  return (
    <Part id="rooms">
      <h2>
        <FormattedMessage id="stay.rooms" />
      </h2>
      <Rooms>
        {rooms.map((room) => {
          const { id, hotel, room: name, price, nights, closed } = room
          return (
            <li key={id}>
              <div>
                {hotel} · {name}
                <RoomFacts room={room} timeZone={timeZone} />
              </div>
              <Price>
                <span>
                  <FormattedMessage
                    id="stay.perNight"
                    values={{ price: <Money key="price" fen={price} /> }}
                  />
                </span>
                {closed === null && (
                  <small>
                    <FormattedMessage
                      id="stay.left"
                      values={{ left: Math.max(0, ...nights.map(({ left }) => left)) }}
                    />
                  </small>
                )}
              </Price>
            </li>
          )
        })}
      </Rooms>
      {rooms.some(({ closed }) => closed === null) && (
        <p>
          <a href="/butler#hotels">
            <FormattedMessage id="stay.book" />
          </a>
        </p>
      )}
    </Part>
  )
}
