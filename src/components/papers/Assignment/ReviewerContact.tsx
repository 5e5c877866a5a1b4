import { FormattedMessage } from 'react-intl'
import styled from 'styled-components'

interface ReviewerContactProps {
  /** As the chairs know the reviewer. */
  readonly name: string
  /** Invited address; empty: an account was chosen. */
  readonly email: string
  /** Nickname of the account that reviews. */
  readonly account: string
}

/** A reviewer's invited address, and the account that answered: a link may have been passed on. */
export const ReviewerContact = ({ name, email, account }: ReviewerContactProps) => {
  const isOther = account !== name
  if (email === '' && !isOther) return null
  return (
    <Line data-contact>
      {email}
      {email !== '' && isOther && ' · '}
      {isOther && <FormattedMessage id="assignment.account" values={{ account }} />}
    </Line>
  )
}

const Line = styled.small`
  color: var(--ink-2);
  font-size: var(--text-14);
  overflow-wrap: anywhere;
`
