import { FormattedMessage } from 'react-intl'

import type { ConferenceRooms } from '../../../contract/butler.ts'
import type { HotelRoom } from '../../../contract/hotelRoom.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { HotelFacts } from '../../kit/HotelFacts.tsx'
import { RoomTerms } from '../../kit/RoomTerms.tsx'
import { Price, Rooms } from '../../kit/roomFacts.styles.ts'
import { Folded, Hotel, Section } from './Butler.styles.ts'

export interface HotelsProps {
  readonly hotels: readonly ConferenceRooms[]
  /** `room`: id of a kind of room. */
  readonly onBook: (room: number) => void
}

/** Rooms at the conferences that are not over, and how many of each are left. */
export const Hotels = ({ hotels, onBook }: HotelsProps) => (
  <Section id="hotels" aria-labelledby="butler-hotels">
    <h2 id="butler-hotels">
      <FormattedMessage id="butler.hotels" />
    </h2>
    {hotels.length === 0 && (
      <EmptyState>
        <FormattedMessage id="butler.hotels.none" />
      </EmptyState>
    )}
    {hotels.map(({ id, conference, starts_at, ends_at, time_zone, rooms }, at) => (
      <Hotel key={id}>
        <h3>
          <a href={`/conferences/${id}`}>{conference}</a>
        </h3>
        <p>
          <Moment
            at={starts_at}
            until={ends_at}
            timeZone={time_zone}
            format={{ year: 'numeric', month: 'short', day: 'numeric' }}
          />
        </p>
        <Folded open={at === 0}>
          <summary>
            <FormattedMessage
              id="butler.hotels.of"
              values={{ hotels: hotelsIn(rooms).length, rooms: rooms.length }}
            />
          </summary>
          {hotelsIn(rooms).map((kinds) => (
            <div key={kinds[0].hotel}>
              <h4>{kinds[0].hotel}</h4>
              <HotelFacts room={kinds[0]} />
              <Rooms>
                {kinds.map((room) => {
                  const { id: kind, room: name, price, nights, closed } = room
                  const left = Math.max(0, ...nights.map((night) => night.left))
                  return (
                    <li key={kind}>
                      <div>
                        {name}
                        <RoomTerms room={room} timeZone={time_zone} />
                      </div>
                      <Price>
                        <span>
                          <FormattedMessage
                            id="butler.perNight"
                            values={{ price: <Money key="price" fen={price} /> }}
                          />
                        </span>
                        <small>
                          <FormattedMessage id="butler.roomsLeft" values={{ left }} />
                        </small>
                      </Price>
                      {closed === null && (
                        <Button variant="quiet" onClick={() => onBook(kind)}>
                          <FormattedMessage id="butler.book" />
                        </Button>
                      )}
                    </li>
                  )
                })}
              </Rooms>
            </div>
          ))}
        </Folded>
      </Hotel>
    ))}
  </Section>
)

/** The kinds of rooms of each hotel together: its address is shown once. */
const hotelsIn = (rooms: readonly HotelRoom[]): Array<readonly [HotelRoom, ...HotelRoom[]]> => {
  const found = new Map<string, [HotelRoom, ...HotelRoom[]]>()
  for (const room of rooms) {
    const key = [room.hotel, room.address, room.phone].join('\n')
    const known = found.get(key)
    if (known === undefined) found.set(key, [room])
    else known.push(room)
  }
  return [...found.values()]
}
