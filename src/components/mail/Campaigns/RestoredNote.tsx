import { FormattedMessage } from 'react-intl'

/** The form contains input of an earlier visit that did not reach the server. */
export const RestoredNote = () => (
  <p role="status">
    <FormattedMessage id="campaign.restored" />
  </p>
)
