import { FormattedMessage } from 'react-intl'

import type { OwnConference } from '../../../contract/ownConference.ts'

/** What is published stands where its days have brought it; everything else by how far it is known. */
export const PublicationStatus = ({ conference: { publication, status } }: { conference: OwnConference }) => (
  <FormattedMessage
    id={publication === 'published' ? `organizer.status.${status}` : `organizer.publication.${publication}`}
  />
)
