import type { PageProps } from '../app/context.tsx'
import { StatusPage } from '../components/kit/StatusPage/StatusPage.tsx'
import { rowNumber } from '../contract/rowNumber.ts'
import { Account } from './console/Account.tsx'
import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { sectionChoice } from './console/sections.ts'

/** `/console/users/:id`: one account, for administrators (OPS-01). */
const AccountPage = ({ params }: PageProps) => {
  const id = rowNumber(params['id'] ?? '')
  if (id === null) return <StatusPage name="404" />
  return <ConsoleFrame choose={sectionChoice('users')}>{() => <Account key={id} id={id} />}</ConsoleFrame>
}

export default AccountPage
