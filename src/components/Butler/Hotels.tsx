import { FormattedMessage } from 'react-intl'

import type { ConferenceRooms } from '../../contract/butler.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Money } from '../ui/Money.tsx'
import { RoomFacts } from './RoomFacts.tsx'
import { Hotel, Price, Rooms, Section } from './Butler.styles.ts'

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
    {hotels.map(({ id, conference, starts_at, ends_at, time_zone, rooms }) => (
      <Hotel key={id}>
        <h3>
          <a href={`/conferences/${id}`}>{conference}</a>
        </h3>
        <p>
          <Moment
            at={starts_at}
            until={ends_at}
            format={{ year: 'numeric', month: 'short', day: 'numeric' }}
          />
        </p>
        <Rooms>
          {rooms.map((room) => {
            const { id: kind, hotel, room: name, price, nights, closed } = room
            const left = Math.max(0, ...nights.map((night) => night.left))
            return (
              <li key={kind}>
                <div>
                  {hotel} · {name}
                  <RoomFacts room={room} timeZone={time_zone} />
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
      </Hotel>
    ))}
  </Section>
)
