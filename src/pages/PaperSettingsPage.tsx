import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { InConsole } from './console/InConsole.tsx'
import { rowId } from './desk/rowId.ts'
import { Settings } from './desk/Settings.tsx'

/** `/console/papers/:id/settings`: how a conference takes papers. */
const PaperSettingsPage = (props: PageProps) => {
  const id = rowId(props)
  return id === null ? (
    <StatusPage name="404" />
  ) : (
    <InConsole current="paperDesk">
      <Settings key={id} conferenceId={id} />
    </InConsole>
  )
}

export default PaperSettingsPage
