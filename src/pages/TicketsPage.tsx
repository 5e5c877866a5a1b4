import { useServices } from '../app/context.tsx'
import { MemberLayout } from '../components/account/Member/MemberLayout.tsx'
import { MemberList } from '../components/account/Member/MemberList.tsx'
import { NothingYet } from '../components/account/Member/NothingYet.tsx'
import { TicketCard } from '../components/conference/Notes/TicketCard.tsx'
import { listTickets } from '../contract/notes.ts'
import type { TicketCard as Ticket } from '../contract/notes.ts'
import { createRemoteListMachine } from '../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from './shared/useRemoteList.ts'

/** `/personal/notes/tickets` (TKT-01) */
const TicketsPage = () => {
  const { api } = useServices()
  const list = useRemoteList(
    tickets,
    { fetchPage: (page, signal) => api.call(listTickets, { page }, { signal }) },
    undefined,
  )
  return (
    <MemberLayout current="tickets">
      <MemberList {...list} height="14rem" empty={<NothingYet list="tickets" />}>
        {(ticket) => <TicketCard ticket={ticket} />}
      </MemberList>
    </MemberLayout>
  )
}

const tickets = createRemoteListMachine<Ticket>()

export default TicketsPage
