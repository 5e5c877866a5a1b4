import { FormattedMessage } from 'react-intl'

import { Told } from '../../kit/rowCard.styles.ts'
import { Money } from '../../kit/Money.tsx'

/** Above the login: name of the inviter and the bonus of the invitation. */
export const InvitedBy = ({ inviter, welcome }: { inviter: string; welcome: number }) => (
  <Told role="note">
    <FormattedMessage id="login.invited" values={{ inviter, amount: <Money key="amount" fen={welcome} /> }} />
  </Told>
)
