import { FormattedMessage, useIntl } from 'react-intl'

import type { RoomBooking } from '../../../contract/conferenceHotels.ts'
import { Buttons } from '../../kit/listEditor.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'
import { Booking } from './ConferenceHotels.styles.ts'

export type BookingAct = 'cancel' | 'pair' | 'unpair'

interface Props {
  readonly conferenceId: number
  readonly booking: RoomBooking
  readonly onAct: (act: BookingAct) => void
}

/** One booking: guest, room, nights, and wish for sharing. */
export const BookingRow = ({ conferenceId, booking, onAct }: Props) => {
  const intl = useIntl()
  const { id, name, order_id, shares_with: mate, is_cancelled, cancel_reason } = booking
  const who = <bdi>{name}</bdi>
  const act = (which: BookingAct) => (
    <Button
      variant="quiet"
      small
      aria-label={intl.formatMessage({ id: `hotels.${which}.of` }, { name })}
      onClick={() => onAct(which)}
    >
      <FormattedMessage id={`hotels.${which}`} />
    </Button>
  )
  return (
    <Booking data-booking={id}>
      <div>
        <h3>
          {order_id === null ? who : <a href={`/organizer/${conferenceId}/people/${order_id}`}>{who}</a>}
        </h3>
        <p>
          {booking.hotel} · {booking.room}
          {' · '}
          {/* Days of the house, without a time: no zone may move them. */}
          <Moment
            at={booking.check_in}
            until={booking.check_out}
            timeZone="UTC"
            format={{ year: 'numeric', month: 'short', day: 'numeric' }}
          />
          {' · '}
          <Money fen={booking.amount} />
        </p>
        <p>
          <FormattedMessage id={`stay.sharing.${booking.sharing}`} />
          {booking.companion !== '' && (
            <>
              {' · '}
              <bdi>{booking.companion}</bdi>
            </>
          )}
        </p>
        {mate !== null && (
          <p>
            <strong>
              <FormattedMessage id="hotels.sharesWith" values={{ name: <bdi key="name">{mate.name}</bdi> }} />
            </strong>
          </p>
        )}
        {is_cancelled && (
          <p>
            <strong>
              <FormattedMessage id="hotels.state.cancelled" />
            </strong>
            {cancel_reason !== '' && <> · {cancel_reason}</>}
          </p>
        )}
      </div>
      {!is_cancelled && booking.can_change && (
        <Buttons>
          {mate === null ? act('pair') : act('unpair')}
          {act('cancel')}
        </Buttons>
      )}
    </Booking>
  )
}
