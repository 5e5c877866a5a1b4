import { FormattedMessage } from 'react-intl'

import type { HotelRoom } from '../../contract/hotelRoom.ts'

/** Address and phone of a hotel. */
export const HotelFacts = ({ room: { address, phone } }: { room: Pick<HotelRoom, 'address' | 'phone'> }) => (
  <>
    <small>{address}</small>
    {phone !== '' && (
      <small>
        <FormattedMessage id="stay.phone" values={{ phone: <a href={`tel:${phone}`}>{phone}</a> }} />
      </small>
    )}
  </>
)
