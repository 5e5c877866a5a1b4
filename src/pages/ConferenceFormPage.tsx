import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { conferenceId } from './conferences/conferenceId.ts'
import { ConferenceForm } from './organizer/form/ConferenceForm.tsx'

/** `/organizer/{id}/form` (CONF-03): questions of the registration form. */
const ConferenceFormPage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  return id === 0 ? <StatusPage name="404" /> : <ConferenceForm key={id} conferenceId={id} />
}

export default ConferenceFormPage
