import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Notice } from '../../kit/Notice.tsx'

/** Never reveals whether an order of another user exists. */
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
