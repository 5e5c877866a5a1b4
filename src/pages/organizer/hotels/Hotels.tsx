import { useState } from 'react'

import { useServices } from '../../../app/context.tsx'
import { HotelsView, type RoomWish } from '../../../components/ConferenceHotels/HotelsView.tsx'
import { WorkbenchLayout } from '../../../components/OwnConferences/WorkbenchLayout.tsx'
import { getConferenceHotels, type BookingFilter } from '../../../contract/conferenceHotels.ts'
import { useRemoteOne } from '../../shared/useRemoteOne.ts'
import { useSubjectTitle } from '../../shared/useSubjectTitle.ts'
import { FilteredBookings } from './FilteredBookings.tsx'
import { RoomEditing } from './RoomEditing.tsx'
import { RoomRetiring } from './RoomRetiring.tsx'

interface Props {
  readonly conferenceId: number
  readonly filter: BookingFilter
}

/** Hotels of a conference and who has booked, and the acts on them. */
export const Hotels = ({ conferenceId: conference_id, filter }: Props) => {
  const { api } = useServices()
  const [wish, setWish] = useState<RoomWish | null>(null)
  const list = useRemoteOne(
    (signal) => api.call(getConferenceHotels, { conference_id }, { signal }),
    undefined,
  )
  const { one: hotels, failure } = list
  useSubjectTitle(hotels?.conference)
  const handleEnd = (isChanged: boolean) => {
    setWish(null)
    if (isChanged) list.onRefresh()
  }
  return (
    <WorkbenchLayout
      id={conference_id}
      section="hotels"
      parts={hotels?.parts}
      view={hotels !== null ? 'form' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      onRetry={list.onRetry}
    >
      {hotels !== null && (
        <HotelsView
          hotels={hotels}
          onWish={setWish}
          bookings={<FilteredBookings hotels={hotels} filter={filter} onChanged={list.onRefresh} />}
        />
      )}
      {hotels !== null && wish?.kind === 'room' && (
        <RoomEditing hotels={hotels} room={wish.room} onEnd={handleEnd} />
      )}
      {hotels !== null && wish?.kind === 'retire' && (
        <RoomRetiring hotels={hotels} room={wish.room} onEnd={handleEnd} />
      )}
    </WorkbenchLayout>
  )
}
