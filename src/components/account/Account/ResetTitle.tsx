import { FormattedMessage } from 'react-intl'

import { Lead } from './Account.styles.ts'

export const ResetTitle = () => (
  <>
    <h2>
      <FormattedMessage id="account.reset.title" />
    </h2>
    <Lead>
      <FormattedMessage id="account.reset.text" />
    </Lead>
  </>
)
