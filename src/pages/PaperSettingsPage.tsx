import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/StatusPage/StatusPage.tsx'
import { rowId } from './desk/rowId.ts'
import { Settings } from './desk/Settings.tsx'

/** `/console/papers/:id/settings`: how a conference takes papers. */
const PaperSettingsPage = (props: PageProps) => {
  const id = rowId(props)
  return id === null ? <StatusPage name="404" /> : <Settings key={id} conferenceId={id} />
}

export default PaperSettingsPage
