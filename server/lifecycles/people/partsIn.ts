import { teamParts, type TeamPart } from '../../../src/contract/teamParts.ts'
import type { Db, Tx } from '../../db/types.ts'
import { grantsOf } from '../rolesOf.ts'
import type { Actor } from '../types.ts'

/** The parts that an account plays in the team of one conference. */
export const partsIn = async (tx: Db | Tx, actor: Actor, conferenceId: number): Promise<TeamPart[]> => {
  const grants = await grantsOf(tx, actor)
  return teamParts.filter((part) =>
    grants.some((grant) => grant.role === part && grant.conferenceId === conferenceId),
  )
}
