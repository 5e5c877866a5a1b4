import { FormattedMessage } from 'react-intl'

import type { AccountCard as Account } from '../../../contract/accounts.ts'
import { Fact } from '../../kit/Fact.tsx'
import { Chips, Facts, Inside, Main, Name } from '../../kit/rowCard.styles.ts'
import { Card } from '../../kit/Card.tsx'
import { Moment } from '../../kit/Moment.tsx'

/** An account in a list: enough to identify it, its contact masked. */
export const AccountCard = ({ account }: { account: Account }) => {
  const { id, nickname, phone, email, account: name, roles, is_locked, created_at } = account
  return (
    <Card
      tone={is_locked ? 'seal' : 'good'}
      state={<FormattedMessage id={`operators.status.${is_locked ? 'locked' : 'active'}`} />}
    >
      <Inside>
        <Main>
          <Name>
            <a href={`/console/users/${id}`}>
              <bdi>{nickname}</bdi>
            </a>
          </Name>
          {roles.length > 0 && (
            <Chips>
              {roles.map((role) => (
                <li key={role}>
                  <FormattedMessage id={`operators.role.${role}`} />
                </li>
              ))}
            </Chips>
          )}
          <Facts>
            <Fact name="operators.account.id">{id}</Fact>
            {phone !== '' && <Fact name="operators.account.phone">{phone}</Fact>}
            {email !== '' && <Fact name="operators.account.email">{email}</Fact>}
            {name !== '' && <Fact name="operators.account.name">{name}</Fact>}
            <Fact name="operators.account.since">
              <Moment at={created_at} format={{ dateStyle: 'medium' }} />
            </Fact>
          </Facts>
        </Main>
      </Inside>
    </Card>
  )
}
