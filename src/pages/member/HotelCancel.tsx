import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import type { Hotel } from '../../components/registration/Orders/HotelRow.tsx'
import { cancelRoom } from '../../contract/butler.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

const HotelCancelDialog = lazy(() => import('../../components/registration/Orders/HotelCancelDialog.tsx'))

export interface HotelCancelProps {
  readonly booking: Hotel
  readonly onLeft: (isChanged: boolean) => void
}

/** Gives a room back, after one question. */
export const HotelCancel = ({ booking, onLeft }: HotelCancelProps) => {
  const { api } = useServices()
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: (_, signal) => api.call(cancelRoom, { id: booking.id }, { signal }),
    onDone: () => {
      say('success', 'member.hotel.cancel.done')
      onLeft(true)
    },
    onLeft,
  })
  return (
    <Suspense fallback={null}>
      <HotelCancelDialog {...act} booking={booking} />
    </Suspense>
  )
}
