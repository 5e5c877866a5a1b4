import type { AccountsWish } from '../../components/site/Operators/AccountTools.tsx'
import { givenRoles } from '../../contract/accounts.ts'
import { choiceOf } from '../member/choiceOf.ts'
import { cutTo } from '../../contract/characters.ts'

export type { AccountsWish }

export const readAccountsWish = (search: string): AccountsWish => ({
  q: cutTo((new URLSearchParams(search).get('q') ?? '').trim(), 254),
  role: choiceOf(search, 'role', givenRoles),
  isLocked: new URLSearchParams(search).get('locked') === '1',
})

export const accountsHref = ({ q, role, isLocked }: AccountsWish): string => {
  const query = new URLSearchParams()
  if (q !== '') query.set('q', q)
  if (role !== null) query.set('role', role)
  if (isLocked) query.set('locked', '1')
  return query.size === 0 ? '/console/users' : `/console/users?${query}`
}
