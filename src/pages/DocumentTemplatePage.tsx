import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { Designer } from './documents/Designer.tsx'

/** `/organizer/{id}/documents/{template}` (CONF-03): a template of the conference, in the designer. */
const DocumentTemplatePage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  const template = conferenceId({ id: params['template'] ?? '' })
  if (id === 0 || template === 0) return <StatusPage name="404" />
  return <Designer key={template} conferenceId={id} templateId={template} />
}

export default DocumentTemplatePage
