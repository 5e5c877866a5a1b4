import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { BulkActions } from './people/BulkActions.tsx'

/** `/organizer/{id}/people/actions` (CONF-03): bulk actions on registrations. */
const BulkActionsPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return id === 0 ? <StatusPage name="404" /> : <BulkActions key={id} conferenceId={id} />
}

export default BulkActionsPage
