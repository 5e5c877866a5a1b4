import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import { bookRoom, stayForm } from '../../contract/butler.ts'
import type { HotelRoom } from '../../contract/hotelRoom.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

const BookingDialog = lazy(() => import('../../components/site/Butler/BookingDialog.tsx'))

export interface BookingProps {
  readonly room: HotelRoom
  /** `isOutdated`: how many rooms are left has changed. */
  readonly onLeft: (isOutdated: boolean) => void
}

/** Books one kind of room, in a dialog. */
export const Booking = ({ room, onLeft }: BookingProps) => {
  const { api } = useServices()
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: ({ texts, key }, signal) =>
      api.call(bookRoom, { room_id: room.id, ...stayForm.parse(texts), key }, { signal }),
    onDone: () => {
      say('success', 'butler.booked')
      onLeft(true)
    },
    onLeft,
  })
  return (
    <Suspense fallback={null}>
      <BookingDialog {...act} room={room} />
    </Suspense>
  )
}
