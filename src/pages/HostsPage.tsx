import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { Hosts } from './organizer/hosts/Hosts.tsx'

/** `/organizer/{id}/hosts` (CONF-02): hosts, committees and contacts of a conference. */
const HostsPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return id === 0 ? <StatusPage name="404" /> : <Hosts key={id} conferenceId={id} />
}

export default HostsPage
