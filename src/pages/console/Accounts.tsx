import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { MemberList } from '../../components/account/Member/MemberList.tsx'
import { AccountCard } from '../../components/site/Operators/AccountCard.tsx'
import { AccountTools } from '../../components/site/Operators/AccountTools.tsx'
import { EmptyState } from '../../components/kit/EmptyState.tsx'
import { findAccounts, type AccountCard as Account } from '../../contract/accounts.ts'
import { createRemoteListMachine } from '../../machines/remoteList/remoteList.machine.ts'
import { useRemoteList } from '../shared/useRemoteList.ts'
import { accountsHref, type AccountsWish } from './accountsWish.ts'
import { placedPages } from './placedPages.ts'

/** Accounts found by the address; another search is another list. */
export const Accounts = ({ wish }: { wish: AccountsWish }) => {
  const { api, go } = useServices()
  const { q, role, isLocked } = wish
  const [fetchPage] = useState(() =>
    placedPages(
      (after: string | undefined, signal) =>
        api.call(
          findAccounts,
          {
            ...(q === '' ? {} : { q }),
            ...(role === null ? {} : { role }),
            ...(isLocked ? { locked: 1 as const } : {}),
            ...(after === undefined ? {} : { after: Number(after) }),
          },
          { signal },
        ),
      ({ id }: Account) => String(id),
    ),
  )
  const { onRefresh: _refresh, ...list } = useRemoteList(accounts, { fetchPage }, undefined)
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

const accounts = createRemoteListMachine<Account>()
