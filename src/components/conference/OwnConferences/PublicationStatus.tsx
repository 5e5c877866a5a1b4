import { FormattedMessage } from 'react-intl'

import type { OwnConference } from '../../../contract/ownConference.ts'

/** A published conference shows its phase by date; any other shows its publication state. */
export const PublicationStatus = ({ conference: { publication, status } }: { conference: OwnConference }) => (
  <FormattedMessage
    id={publication === 'published' ? `organizer.status.${status}` : `organizer.publication.${publication}`}
  />
)
