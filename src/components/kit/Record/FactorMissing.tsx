import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../ButtonLink.tsx'
import { Notice } from '../Notice.tsx'

/** Finance and administrators set up a second factor before they go on (ACC-02). */
export const FactorMissing = () => (
  <Notice
    art="closed"
    title={<FormattedMessage id="factor.missing.title" />}
    text={<FormattedMessage id="factor.missing.text" />}
    actions={
      <ButtonLink href="/account/security">
        <FormattedMessage id="factor.missing.action" />
      </ButtonLink>
    }
  />
)
