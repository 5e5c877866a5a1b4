import { FormattedMessage } from 'react-intl'

import type { OwnConference } from '../../contract/ownConference.ts'

/** A draft is a draft; what is published stands where its days have brought it. */
export const PublicationStatus = ({ conference: { publication, status } }: { conference: OwnConference }) => (
  <FormattedMessage
    id={publication === 'draft' ? 'organizer.publication.draft' : `organizer.status.${status}`}
  />
)
