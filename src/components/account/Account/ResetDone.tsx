import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Acts, Lead } from './Account.styles.ts'

/** The password is set: on to signing in, or back to the account if already signed in. */
export const ResetDone = () => (
  <>
    <Lead role="status">
      <FormattedMessage id="account.reset.done" />
    </Lead>
    <Acts>
      <ButtonLink href="/login">
        <FormattedMessage id="account.reset.login" />
      </ButtonLink>
      <ButtonLink variant="quiet" href="/account">
        <FormattedMessage id="account.reset.account" />
      </ButtonLink>
    </Acts>
  </>
)
