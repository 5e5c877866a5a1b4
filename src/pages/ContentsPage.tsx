import type { PageProps } from '../app/context.tsx'
import { ContentList } from '../components/conference/ConferenceContent/ContentList.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { listContents } from '../contract/conferenceContent.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { useCall } from './shared/useCall.ts'

/** `/organizer/{id}/content`: every text of a conference (CONF-02). */
const ContentsPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  const { one, failure, onRetry } = useCall(listContents, { conference_id: id })
  if (id === 0) return <StatusPage name="404" />
  return <ContentList conferenceId={id} contents={one} failure={failure} onRetry={onRetry} />
}

export default ContentsPage
