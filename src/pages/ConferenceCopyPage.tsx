import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { rowId } from './desk/rowId.ts'
import { Clone } from './organizer/Clone.tsx'

/** `/organizer/{id}/copy` (CONF-03): next year's conference of this one, and its file. */
const ConferenceCopyPage = (props: PageProps) => {
  const id = rowId(props)
  return id === null ? <StatusPage name="404" /> : <Clone key={id} conferenceId={id} />
}

export default ConferenceCopyPage
