import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { MemberList } from '../components/account/Member/MemberList.tsx'
import { NothingYet } from '../components/account/Member/NothingYet.tsx'
import { TicketCard } from '../components/conference/Notes/TicketCard.tsx'
import { listTickets } from '../contract/notes.ts'
import { useCallList } from './shared/useCallList.ts'

/** `/personal/notes/tickets` (TKT-01) */
const TicketsPage = () => {
  const list = useCallList(listTickets, {})
  return (
    <MemberLayout current="tickets">
      <MemberList {...list} height="14rem" empty={<NothingYet list="tickets" />}>
        {(ticket) => <TicketCard ticket={ticket} />}
      </MemberList>
    </MemberLayout>
  )
}

export default TicketsPage
