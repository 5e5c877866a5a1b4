import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { Sale } from './organizer/sale/Sale.tsx'

/** `/organizer/{id}/tickets` (CONF-03): ticket sale of a conference. */
const TicketSalePage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return id === 0 ? <StatusPage name="404" /> : <Sale key={id} conferenceId={id} />
}

export default TicketSalePage
