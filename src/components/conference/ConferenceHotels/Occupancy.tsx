import { FormattedMessage, useIntl } from 'react-intl'

import { bookingQuery, type ConferenceHotels } from '../../../contract/conferenceHotels.ts'
import { parseLocale } from '../../../i18n/locale.ts'
import { formatMoment } from '../../../i18n/moments.ts'
import { Scroll } from '../../kit/publicPage.styles.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Nights } from './ConferenceHotels.styles.ts'
import { roomName } from './typedRoom.ts'

/** Occupied rooms of each kind and night; each number leads to the bookings behind it. */
export const Occupancy = ({ hotels }: { readonly hotels: ConferenceHotels }) => {
  const intl = useIntl()
  const locale = parseLocale(intl.locale)
  const { conference_id, nights, rooms } = hotels
  const dayOf = (day: string) =>
    formatMoment(day, undefined, { month: 'short', day: 'numeric' }, { locale, timeZone: 'UTC' })
  if (rooms.length === 0)
    return (
      <EmptyState>
        <FormattedMessage id="hotels.nights.empty" />
      </EmptyState>
    )
  return (
    <Scroll tabIndex={0} role="region" aria-label={intl.formatMessage({ id: 'hotels.nights' })}>
      <Nights>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="hotels.nights.room" />
            </th>
            {nights.map((day) => (
              <th key={day} scope="col">
                {dayOf(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => {
            const { id, quota, taken } = room
            const name = roomName(room, intl.locale)
            return (
              <tr key={id}>
                <th scope="row">{name}</th>
                {nights.map((night, at) => {
                  const { rooms: number, bookings } = taken[at] ?? { rooms: 0, bookings: 0 }
                  const query = bookingQuery({ state: 'booked', room: id, night })
                  const values = { name, day: dayOf(night), number, quota, bookings }
                  return (
                    <td key={night} data-full={number >= quota && number > 0 ? true : undefined}>
                      {bookings === 0 ? (
                        <span>
                          {number}/{quota}
                        </span>
                      ) : (
                        <a
                          href={`/organizer/${conference_id}/hotels?${query}#bookings`}
                          aria-label={intl.formatMessage({ id: 'hotels.nights.cell' }, values)}
                        >
                          {number}/{quota}
                        </a>
                      )}
                      {bookings > number && (
                        <small>
                          <FormattedMessage id="hotels.nights.people" values={{ bookings }} />
                        </small>
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </Nights>
    </Scroll>
  )
}
