import { email as emailSchema } from '../../../../src/contract/email.ts'
import type { PoolListRow } from '../../../../src/contract/paperAssignment.ts'
import { reviewerList, type ListStanding } from '../../../../src/contract/reviewerList.ts'
import { findByName } from '../../../accounts/users.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { poolLineOf, usualCountry } from './savePoolMember.ts'

/** Result for each line of a pasted list of reviewers. */
export const readPoolList = async (
  tx: Db | Tx,
  conferenceId: number,
  list: string,
): Promise<PoolListRow[]> => {
  const seen = new Set<string>()
  const standingOf = async (contact: string, name: string): Promise<ListStanding> => {
    const account = await findByName(tx, contact, usualCountry)
    const address = contact.toLowerCase()
    if (account === null && !emailSchema.safeParse(contact).success) return 'unknown'
    const person = account === null ? address : `account ${account.id}`
    if (seen.has(person)) return 'repeated'
    seen.add(person)
    if (
      (await poolLineOf(tx, conferenceId, account?.id ?? null, account === null ? address : '')) !== undefined
    )
      return 'known'
    if (account !== null) return 'account'
    if (name !== '') return 'address'
    // Another line may say how they are called.
    seen.delete(person)
    return 'nameless'
  }
  const rows: PoolListRow[] = []
  for (const each of reviewerList(list))
    rows.push({ ...each, standing: await standingOf(each.contact, each.name) })
  return rows
}
