import { lazy, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../../app/context.tsx'
import { unpairRoomBooking } from '../../../contract/conferenceHotels.ts'
import { useSaleForm } from '../sale/useSaleForm.ts'
import type { BookingActProps } from './BookingAct.types.ts'

const AskDialog = lazy(() => import('../../../components/registration/TicketSale/AskDialog.tsx'))

/** Gives each of a pair a room again, after a question. */
export const Unpairing = ({ conferenceId: conference_id, booking, onEnd }: BookingActProps) => {
  const { api } = useServices()
  const { id, name, shares_with: mate } = booking
  const act = useSaleForm(
    (_, signal) => api.call(unpairRoomBooking, { conference_id, id }, { signal }),
    onEnd,
    'sale.done',
  )
  return (
    <Suspense fallback={null}>
      <AskDialog
        {...act}
        title={<FormattedMessage id="hotels.unpair" />}
        about={<FormattedMessage id="hotels.unpair.about" values={{ name, other: mate?.name ?? '' }} />}
        submit="hotels.unpair"
        onSubmit={() => act.onSubmit({})}
      />
    </Suspense>
  )
}
