import { eq } from 'drizzle-orm'

import { largestInteger } from '../../../src/contract/numbers.ts'
import { doesWork, type workOf } from '../../../src/contract/teamParts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { grantsOf } from '../rolesOf.ts'
import type { Actor } from '../types.ts'

/** The conference in which this account does that work; for others there is none. */
export const conferenceOf = async (
  tx: Db | Tx,
  actor: Actor,
  conferenceId: number,
  work: keyof typeof workOf,
) => {
  if (conferenceId > largestInteger) throw new Refused('notFound', { field: 'conference_id' })
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  // Finance of the whole platform belongs to no team.
  const parts = (await grantsOf(tx, actor)).filter((grant) => grant.conferenceId === conferenceId)
  const doesIt = doesWork(
    work,
    parts.map(({ role }) => role),
  )
  if (conference === undefined || !doesIt) throw new Refused('notFound', { field: 'conference_id' })
  return conference
}
