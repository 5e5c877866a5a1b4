import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { rowId } from './desk/rowId.ts'
import { Basics } from './organizer/Basics.tsx'

/** `/organizer/:id/basics` (ORG-05): name, place and days of a conference. */
const ConferenceBasicsPage = (props: PageProps) => {
  const id = rowId(props)
  return id === null ? <StatusPage name="404" /> : <Basics key={id} conferenceId={id} />
}

export default ConferenceBasicsPage
