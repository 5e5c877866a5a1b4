import { FormattedMessage } from 'react-intl'

import { WorkbenchLayout } from '../../components/conference/OwnConferences/WorkbenchLayout.tsx'
import { LiveList } from '../../components/live/OwnLives/LiveList.tsx'
import { ButtonLink } from '../../components/kit/ButtonLink.tsx'
import { listOwnLives } from '../../contract/ownLive.ts'
import { useCall } from '../shared/useCall.ts'
import { useSubjectTitle } from '../shared/useSubjectTitle.ts'

/** The lives of a conference, and the way to a new one. */
export const OwnLives = ({ conferenceId: conference_id }: { conferenceId: number }) => {
  const { one, failure, onRetry } = useCall(listOwnLives, { conference_id })
  useSubjectTitle(one?.conference)
  return (
    <WorkbenchLayout
      id={conference_id}
      section="lives"
      view={one !== null ? 'list' : failure === null ? 'loading' : 'failed'}
      failure={failure}
      parts={one?.parts}
      onRetry={onRetry}
    >
      {one !== null && (
        <>
          <p>
            <ButtonLink href={`/organizer/${conference_id}/lives/new`}>
              <FormattedMessage id="ownLive.new" />
            </ButtonLink>
          </p>
          <LiveList desk={one} />
        </>
      )}
    </WorkbenchLayout>
  )
}
