import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { useServices } from '../../../app/context.tsx'
import { roomName } from '../../../components/conference/ConferenceHotels/typedRoom.ts'
import { retireHotelRoom, type KeptRoom } from '../../../contract/conferenceHotels.ts'
import { useSaleForm } from '../sale/useSaleForm.ts'
import type { RoomActProps } from './RoomAct.types.ts'

const AskDialog = lazy(() => import('../../../components/registration/TicketSale/AskDialog.tsx'))

/** Offers a kind of room no more, or again, after a question. */
export const RoomRetiring = ({ hotels, room, onEnd }: RoomActProps & { readonly room: KeptRoom }) => {
  const { api } = useServices()
  const { locale } = useIntl()
  const { id, version, retired } = room
  const wish = { conference_id: hotels.conference_id, id, version, retired: retired ? 0 : 1 }
  const act = useSaleForm((_, signal) => api.call(retireHotelRoom, wish, { signal }), onEnd, 'sale.done')
  const verb = retired ? 'restore' : 'retire'
  return (
    <Suspense fallback={null}>
      <AskDialog
        {...act}
        title={<FormattedMessage id={`hotels.${verb}.of`} values={{ name: roomName(room, locale) }} />}
        about={<FormattedMessage id={`hotels.${verb}.about`} />}
        submit={`hotels.${verb}`}
        onSubmit={() => act.onSubmit({})}
      />
    </Suspense>
  )
}
