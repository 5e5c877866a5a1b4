import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import type { Hotel } from '../../components/registration/Orders/HotelRow.tsx'
import { changeSharing, sharingForm } from '../../contract/butler.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'

const SharingDialog = lazy(() => import('../../components/registration/Orders/SharingDialog.tsx'))

export interface HotelSharingProps {
  readonly booking: Hotel
  readonly onLeft: (isChanged: boolean) => void
}

/** Changes the member's preference for sharing a room. */
export const HotelSharing = ({ booking, onLeft }: HotelSharingProps) => {
  const { api } = useServices()
  const { say } = useToasts()
  const act = useDialogAct({
    sendAct: ({ texts }, signal) =>
      api.call(changeSharing, { id: booking.id, ...sharingForm.parse(texts) }, { signal }),
    onDone: () => {
      say('success', 'member.hotel.sharing.done')
      onLeft(true)
    },
    onLeft,
  })
  return (
    <Suspense fallback={null}>
      <SharingDialog {...act} booking={booking} />
    </Suspense>
  )
}
