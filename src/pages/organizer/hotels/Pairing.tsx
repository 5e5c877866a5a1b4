import { lazy, Suspense } from 'react'

import { useServices } from '../../../app/context.tsx'
import { listRoomBookings, pairRoomBookings } from '../../../contract/conferenceHotels.ts'
import { useCall } from '../../shared/useCall.ts'
import { useSaleForm } from '../sale/useSaleForm.ts'
import type { BookingActProps } from './BookingAct.types.ts'

const PairDialog = lazy(() => import('../../../components/conference/ConferenceHotels/PairDialog.tsx'))

/** Puts two bookings into one room: the bookings that can share it are fetched first, fifty at most. */
export const Pairing = ({ conferenceId: conference_id, booking, onEnd }: BookingActProps) => {
  const { api } = useServices()
  const { id } = booking
  const { one, failure, onRetry } = useCall(listRoomBookings, { conference_id, beside: id, page_size: 50 })
  const act = useSaleForm(
    ({ texts }, signal) =>
      api.call(pairRoomBookings, { conference_id, id, other: Number(texts['other']) }, { signal }),
    onEnd,
    'sale.done',
  )
  return (
    <Suspense fallback={null}>
      <PairDialog
        {...act}
        booking={booking}
        others={one?.list ?? null}
        lost={one === null && failure !== null ? { failure, onRetry } : null}
      />
    </Suspense>
  )
}
