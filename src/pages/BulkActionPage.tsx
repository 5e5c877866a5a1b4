import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { BulkOutcome } from './people/BulkOutcome.tsx'

/** `/organizer/{id}/people/actions/{action}` (CONF-03): result of each registration, and the undo. */
const BulkActionPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  const action = conferenceId({ id: params['action'] ?? '' })
  if (id === 0 || action === 0) return <StatusPage name="404" />
  return <BulkOutcome key={`${id} ${action}`} conferenceId={id} id={action} />
}

export default BulkActionPage
