import type { BookingAct as Act } from '../../../components/conference/ConferenceHotels/BookingRow.tsx'
import type { BookingActProps } from './BookingAct.types.ts'
import { BookingCancelling } from './BookingCancelling.tsx'
import { Pairing } from './Pairing.tsx'
import { Unpairing } from './Unpairing.tsx'

/** One act on a booking, in its dialog. */
export const BookingAct = ({ act, ...rest }: BookingActProps & { readonly act: Act }) => {
  switch (act) {
    case 'cancel':
      return <BookingCancelling {...rest} />
    case 'pair':
      return <Pairing {...rest} />
    case 'unpair':
      return <Unpairing {...rest} />
  }
}
