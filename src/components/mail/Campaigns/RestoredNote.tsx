import { FormattedMessage } from 'react-intl'

/** What was typed on an earlier visit, and did not reach the server then, stands in the form. */
export const RestoredNote = () => (
  <p role="status">
    <FormattedMessage id="campaign.restored" />
  </p>
)
