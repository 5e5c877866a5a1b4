import { useState } from 'react'

import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { NothingYet } from '../../components/account/Member/NothingYet.tsx'
import { HotelRow } from '../../components/registration/Orders/HotelRow.tsx'
import type { Hotel } from '../../components/registration/Orders/HotelRow.tsx'
import { listHotels } from '../../contract/order.ts'
import { useCallList } from '../shared/useCallList.ts'
import { HotelCancel } from './HotelCancel.tsx'
import { HotelSharing } from './HotelSharing.tsx'

/** Rooms that the member has booked (TKT-03, BUT-01). */
export const Hotels = () => {
  const [leaving, setLeaving] = useState<Hotel | null>(null)
  const [sharing, setSharing] = useState<Hotel | null>(null)
  const { onRefresh, ...list } = useCallList(listHotels, {})
  return (
    <>
      <MemberList {...list} title="member.hotels" height="8rem" empty={<NothingYet list="hotels" />}>
        {(booking) => (
          <HotelRow
            booking={booking}
            onCancel={() => setLeaving(booking)}
            onShare={() => setSharing(booking)}
          />
        )}
      </MemberList>
      {leaving !== null && (
        <HotelCancel
          booking={leaving}
          onLeft={(isChanged) => {
            setLeaving(null)
            if (isChanged) onRefresh()
          }}
        />
      )}
      {sharing !== null && (
        <HotelSharing
          booking={sharing}
          onLeft={(isChanged) => {
            setSharing(null)
            if (isChanged) onRefresh()
          }}
        />
      )}
    </>
  )
}
