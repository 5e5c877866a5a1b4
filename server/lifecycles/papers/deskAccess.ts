import { eq } from 'drizzle-orm'

import { largestInteger } from '../../../src/contract/numbers.ts'
import { doesWork } from '../../../src/contract/teamParts.ts'
import { papers } from '../../db/schema/papers.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { grantsOf, rolesAsReader } from '../rolesOf.ts'
import { conferenceOf } from '../team/conferenceOf.ts'
import type { Actor } from '../types.ts'
import { authorIds } from './authorIds.ts'

/** The conference in which this account decides about papers; others are refused as missing. */
export const conferenceOfChair = (tx: Db | Tx, actor: Actor, conferenceId: number) =>
  conferenceOf(tx, actor, conferenceId, 'papers')

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
