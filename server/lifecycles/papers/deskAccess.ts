import { eq } from 'drizzle-orm'

import { largestInteger } from '../../../src/contract/numbers.ts'
import { doesWork, type workOf } from '../../../src/contract/teamParts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { papers } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { grantsOf, rolesAsReader } from '../rolesOf.ts'
import type { Actor } from '../types.ts'
import { authorIds } from './authorIds.ts'

/** The conference in which this account decides about papers; for others there is none. */
export const conferenceOfChair = (tx: Db | Tx, actor: Actor, conferenceId: number) =>
  conferenceOf(tx, actor, conferenceId, 'papers')

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

/**
 * Throws unless the account decides about papers of the paper's conference and none of its authors, and the paper was handed in.
 * The database is asked the same for everybody.
 */
export const mustChair = async (tx: Db | Tx, actor: Actor, paperId: number): Promise<void> => {
  if (paperId > largestInteger) throw new Refused('notFound')
  const [owned] = await tx
    .select({
      ownerId: papers.userId,
      conferenceId: papers.conferenceId,
      authors: authorIds,
      state: papers.state,
    })
    .from(papers)
    .where(eq(papers.id, paperId))
  const grants = await grantsOf(tx, actor)
  const roles = rolesAsReader('paper', grants, actor, owned ?? null)
  if (!doesWork('papers', roles) || owned?.state === 'draft') throw new Refused('notFound')
}
