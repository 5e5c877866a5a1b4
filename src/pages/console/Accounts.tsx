import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { AccountCard } from '../../components/site/Operators/AccountCard.tsx'
import { AccountTools } from '../../components/site/Operators/AccountTools.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { findAccounts } from '../../contract/accounts.ts'
import { usePlacedList } from '../shared/usePlacedList.ts'
import { accountsHref, type AccountsWish } from './accountsWish.ts'

/** Accounts found by the address; another search is another list. */
export const Accounts = ({ wish }: { wish: AccountsWish }) => {
  const { go } = useServices()
  const { q, role, isLocked } = wish
  const list = usePlacedList(
    findAccounts,
    {
      ...(q === '' ? {} : { q }),
      ...(role === null ? {} : { role }),
      ...(isLocked ? { locked: 1 as const } : {}),
    },
    ({ id }) => id,
  )
  return (
    <>
      <AccountTools {...wish} onSearch={(wanted) => go.to(accountsHref(wanted))} />
      <MemberList
        {...list}
        height="8rem"
        count="operators.account.count"
        empty={
          <EmptyState>
            <FormattedMessage id="operators.empty.accounts" />
          </EmptyState>
        }
      >
        {(account) => <AccountCard account={account} />}
      </MemberList>
    </>
  )
}
