import { useIntl } from 'react-intl'

import type { PageProps } from '../app/context.tsx'
import { OwnConferenceView } from '../components/conference/OwnConferences/OwnConferenceView.tsx'
import { titlesOf } from '../components/conference/OwnConferences/titlesOf.ts'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { getOwnConference } from '../contract/ownConference.ts'
import { conferenceId } from './conferences/conferenceId.ts'
import { CopyReviewed } from './organizer/CopyReviewed.tsx'
import { Dashboard } from './organizer/Dashboard.tsx'
import { KnockSettings } from './organizer/KnockSettings.tsx'
import { useCall } from './shared/useCall.ts'
import { useSubjectTitle } from './shared/useSubjectTitle.ts'

/** `/organizer/{id}` (ORG-05): one conference for its organizer, a draft too. */
const OwnConferencePage = ({ params }: PageProps) => {
  const id = conferenceId(params)
  const { one, failure, onRetry } = useCall(getOwnConference, { id })
  const { locale } = useIntl()
  useSubjectTitle(one === null ? undefined : titlesOf(one, locale)[0].text)
  if (id === 0) return <StatusPage name="404" />
  return (
    <OwnConferenceView
      conference={one}
      failure={failure}
      onRetry={onRetry}
      settings={<KnockSettings conferenceId={id} />}
      dashboard={<Dashboard conferenceId={id} />}
      copyReview={<CopyReviewed conferenceId={id} />}
    />
  )
}

export default OwnConferencePage
