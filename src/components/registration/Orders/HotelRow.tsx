import { FormattedMessage } from 'react-intl'

import type { listHotels } from '../../../contract/order.ts'
import type { CallOutput } from '../../../contract/endpoint.ts'
import { Amount, Aside, Inside, Main, Name, Quiet } from '../../kit/rowCard.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Money } from '../../kit/Money.tsx'

export type Hotel = CallOutput<typeof listHotels>['list'][number]

export interface HotelRowProps {
  readonly booking: Hotel
  readonly onCancel: () => void
  readonly onShare: () => void
}

export const HotelRow = ({ booking, onCancel, onShare }: HotelRowProps) => (
  <Card
    state={
      booking.is_cancelled ? (
        <FormattedMessage id="member.hotel.cancelled" />
      ) : (
        <FormattedMessage id="member.hotel.booked" />
      )
    }
    tone={booking.is_cancelled ? 'neutral' : 'good'}
  >
    <Inside>
      <Main>
        <Name>{booking.hotel}</Name>
        <Quiet>
          {booking.room}
          {' · '}
          {/* Days of the house, without a time: no zone may move them. */}
          <Moment
            at={booking.check_in}
            until={booking.check_out}
            timeZone="UTC"
            format={{ year: 'numeric', month: 'short', day: 'numeric' }}
          />
        </Quiet>
        <Quiet>{booking.address}</Quiet>
        <Quiet>{booking.conference}</Quiet>
        {booking.phone !== '' && (
          <Quiet>
            <FormattedMessage id="member.hotel.phone" values={{ phone: booking.phone }} />
          </Quiet>
        )}
        {booking.cancel_reason !== '' && (
          <Quiet>
            <FormattedMessage id="member.hotel.reason" values={{ reason: booking.cancel_reason }} />
          </Quiet>
        )}
        {!booking.is_cancelled && (
          <Quiet>
            {booking.shares_with === null ? (
              <>
                <FormattedMessage id={`stay.sharing.${booking.sharing}`} />
                {booking.companion !== '' && <> · {booking.companion}</>}
              </>
            ) : (
              <FormattedMessage id="member.hotel.sharesWith" values={{ name: booking.shares_with }} />
            )}
          </Quiet>
        )}
      </Main>
      <Aside>
        <Amount>
          <Money fen={booking.amount} />
        </Amount>
        {booking.can_change && (
          <Button variant="quiet" onClick={onShare}>
            <FormattedMessage id="member.hotel.sharing" />
          </Button>
        )}
        {booking.can_cancel && (
          <Button variant="quiet" onClick={onCancel}>
            <FormattedMessage id="member.hotel.cancel" />
          </Button>
        )}
      </Aside>
    </Inside>
  </Card>
)
