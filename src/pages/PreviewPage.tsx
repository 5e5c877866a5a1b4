import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { PreviewAs } from './preview/PreviewAs.tsx'

/** `/organizer/{id}/preview` (CONF-03): pages of a conference as another user sees them. */
const PreviewPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return id === 0 ? <StatusPage name="404" /> : <PreviewAs key={id} conferenceId={id} />
}

export default PreviewPage
