import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { Actions } from './Checkout.styles.ts'

export interface PayLinkProps {
  method: 'alipay' | 'wechat' | 'sandbox'
  address: string
  quiet?: boolean
}

/** In a tab of its own: this page keeps polling, and shows when the money has arrived. */
export const PayLink = ({ method, address, quiet = false }: PayLinkProps) => (
  <Actions>
    <ButtonLink
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      variant={quiet ? 'quiet' : 'primary'}
      wide={!quiet}
    >
      <FormattedMessage id={`pay.open.${method}`} />
    </ButtonLink>
  </Actions>
)
