import { useSearch } from 'wouter'

import { Accounts } from './console/Accounts.tsx'
import { accountsHref, readAccountsWish } from './console/accountsWish.ts'
import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { sectionChoice } from './console/sections.ts'

/** `/console/users?q=…`: accounts, for administrators (OPS-01); the search is in the address. */
const AccountsPage = () => {
  const wish = readAccountsWish(useSearch())
  return (
    <ConsoleFrame choose={sectionChoice('users')}>
      {() => <Accounts key={accountsHref(wish)} wish={wish} />}
    </ConsoleFrame>
  )
}

export default AccountsPage
