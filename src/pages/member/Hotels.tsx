import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/Member/MemberList.tsx'
import { HotelRow } from '../../components/Orders/HotelRow.tsx'
import type { Hotel } from '../../components/Orders/HotelRow.tsx'
import { listHotels } from '../../contract/order.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'

/** TKT-03 */
export const Hotels = () => {
  const { api } = useServices()
  const list = useRemoteList(
    hotels,
    { fetchPage: (page, signal) => api.call(listHotels, { page }, { signal }) },
    undefined,
  )
  return (
    <MemberList {...list} title="member.hotels" height="8rem">
      {(booking) => <HotelRow booking={booking} />}
    </MemberList>
  )
}

const hotels = createRemoteListMachine<Hotel>()
