import { useServices } from '../app/context.tsx'
import type { PageProps } from '../app/context.tsx'
import { ContentList } from '../components/conference/ConferenceContent/ContentList.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { listContents } from '../contract/conferenceContent.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { useRemoteOne } from './shared/useRemoteOne.ts'

/** `/organizer/{id}/content`: every text of a conference (CONF-02). */
const ContentsPage = ({ params }: PageProps) => {
  const { api } = useServices()
  const id = conferenceId(params)
  const { one, failure, onRetry } = useRemoteOne(
    (signal) => api.call(listContents, { conference_id: id }, { signal }),
    undefined,
  )
  if (id === 0) return <StatusPage name="404" />
  return <ContentList conferenceId={id} contents={one} failure={failure} onRetry={onRetry} />
}

export default ContentsPage
