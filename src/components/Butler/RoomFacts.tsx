import { FormattedMessage } from 'react-intl'

import type { HotelRoom } from '../../contract/hotelRoom.ts'
import { Moment } from '../ui/Moment.tsx'
import { toTheMinuteWithYear } from '../ui/formats.ts'
import { Remark } from './Butler.styles.ts'

interface Props {
  readonly room: HotelRoom
  /** IANA name: the clock of its last day to book. */
  readonly timeZone: string
}

/** Where a room is, whom to call, what else there is to know, and until when it is booked or why it is not. */
export const RoomFacts = ({ room, timeZone }: Props) => {
  const { address, phone, note, book_until: until, closed } = room
  const at = until === null ? null : <Moment at={until} timeZone={timeZone} format={toTheMinuteWithYear} />
  return (
    <>
      <small>{address}</small>
      {phone !== '' && (
        <small>
          <FormattedMessage id="stay.phone" values={{ phone: <a href={`tel:${phone}`}>{phone}</a> }} />
        </small>
      )}
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
