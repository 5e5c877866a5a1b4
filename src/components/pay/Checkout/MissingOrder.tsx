import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Notice } from '../../kit/Notice.tsx'

/** Somebody else's order is told from none at all by nobody. */
export const MissingOrder = () => (
  <Notice
    art="lost"
    title={<FormattedMessage id="pay.missing.title" />}
    text={<FormattedMessage id="pay.missing.text" />}
    actions={
      <ButtonLink href="/personal/order/conf">
        <FormattedMessage id="pay.orders" />
      </ButtonLink>
    }
  />
)
