import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { isContentKind } from '../contract/contentKinds.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { Editor } from './content/Editor.tsx'

/** `/organizer/{id}/content/{kind}`: one text of a conference in both languages (CONF-02). */
const ContentEditorPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  const { kind = '' } = params
  if (id === 0 || !isContentKind(kind)) return <StatusPage name="404" />
  return <Editor key={`${id} ${kind}`} conferenceId={id} kind={kind} />
}

export default ContentEditorPage
