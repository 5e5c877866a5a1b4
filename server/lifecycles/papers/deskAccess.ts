import { eq } from 'drizzle-orm'

import { largestInteger } from '../../../src/contract/numbers.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { papers } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { grantsOf, rolesAsReader, rolesOf } from '../rolesOf.ts'
import type { Actor } from '../types.ts'
import { authorIds } from './authorIds.ts'

/** The conference that this account is a chair of; for others there is none. */
export const conferenceOfChair = async (tx: Db | Tx, actor: Actor, conferenceId: number) => {
  if (conferenceId > largestInteger) throw new Refused('notFound', { field: 'conference_id' })
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  const roles = await rolesOf(tx, actor, { ownerId: 0, conferenceId })
  if (conference === undefined || !roles.includes('organizer'))
    throw new Refused('notFound', { field: 'conference_id' })
  return conference
}

/**
 * Throws unless the account is a chair of the paper's conference and none of its authors, and the paper was handed in.
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
  if (!roles.includes('organizer') || owned?.state === 'draft') throw new Refused('notFound')
}
