import { FormattedMessage } from 'react-intl'

import type { HotelRoom } from '../../contract/hotelRoom.ts'
import { Moment } from './Moment.tsx'
import { toTheMinuteWithYear } from './formats.ts'
import { Remark } from './roomFacts.styles.ts'

interface Props {
  readonly room: HotelRoom
  /** IANA name: the clock of its last day to book. */
  readonly timeZone: string
}

/** Details of a room, and the booking deadline or the reason it cannot be booked. */
export const RoomTerms = ({ room, timeZone }: Props) => {
  const { note, book_until: until, closed } = room
  const at = until === null ? null : <Moment at={until} timeZone={timeZone} format={toTheMinuteWithYear} />
  return (
    <>
      {note !== '' && <Remark>{note}</Remark>}
      {closed !== null ? (
        <small>
          <strong>
            <FormattedMessage id={`stay.closed.${closed}`} values={{ at: at ?? '' }} />
          </strong>
        </small>
      ) : (
        at !== null && (
          <small>
            <FormattedMessage id="stay.until" values={{ at }} />
          </small>
        )
      )}
    </>
  )
}
