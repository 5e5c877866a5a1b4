import { useServices } from '../../../app/context.tsx'
import { HotelsView, type RoomWish } from '../../../components/conference/ConferenceHotels/HotelsView.tsx'
import { WorkbenchLayout } from '../../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import {
  getConferenceHotels,
  type BookingFilter,
  type ConferenceHotels,
} from '../../../contract/conferenceHotels.ts'
import { useWorkbench } from '../useWorkbench.ts'
import { FilteredBookings } from './FilteredBookings.tsx'
import { RoomEditing } from './RoomEditing.tsx'
import { RoomRetiring } from './RoomRetiring.tsx'

interface Props {
  readonly conferenceId: number
  readonly filter: BookingFilter
}

/** Hotels of a conference and their bookings, with the actions on them. */
export const Hotels = ({ conferenceId: conference_id, filter }: Props) => {
  const { api } = useServices()
  const bench = useWorkbench<ConferenceHotels, RoomWish>((signal) =>
    api.call(getConferenceHotels, { conference_id }, { signal }),
  )
  const { one: hotels, wish, onWish, onEnd } = bench
  return (
    <WorkbenchLayout id={conference_id} section="hotels" {...bench.layout}>
      {hotels !== null && (
        <HotelsView
          hotels={hotels}
          onWish={onWish}
          bookings={<FilteredBookings hotels={hotels} filter={filter} onChanged={bench.onRefresh} />}
        />
      )}
      {hotels !== null && wish?.kind === 'room' && (
        <RoomEditing hotels={hotels} room={wish.room} onEnd={onEnd} />
      )}
      {hotels !== null && wish?.kind === 'retire' && (
        <RoomRetiring hotels={hotels} room={wish.room} onEnd={onEnd} />
      )}
    </WorkbenchLayout>
  )
}
