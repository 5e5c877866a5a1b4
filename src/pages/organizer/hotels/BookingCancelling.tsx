import { lazy, Suspense } from 'react'

import { useServices } from '../../../app/context.tsx'
import { cancelRoomBooking } from '../../../contract/conferenceHotels.ts'
import { useSaleForm } from '../sale/useSaleForm.ts'
import type { BookingActProps } from './BookingAct.types.ts'

const BookingCancelDialog = lazy(
  () => import('../../../components/conference/ConferenceHotels/BookingCancelDialog.tsx'),
)

/** Cancels a booking with a reason. */
export const BookingCancelling = ({ conferenceId: conference_id, booking, onEnd }: BookingActProps) => {
  const { api } = useServices()
  const about = { conference_id, id: booking.id }
  const act = useSaleForm(
    ({ texts }, signal) =>
      api.call(cancelRoomBooking, { ...about, reason: texts['reason'] ?? '' }, { signal }),
    onEnd,
    'sale.done',
  )
  return (
    <Suspense fallback={null}>
      <BookingCancelDialog {...act} name={booking.name} />
    </Suspense>
  )
}
