import { eq } from 'drizzle-orm'

import { largestInteger } from '../../../src/contract/numbers.ts'
import { doesWork, teamParts, type TeamPart, type workOf } from '../../../src/contract/teamParts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { grantsOf } from '../rolesOf.ts'
import type { Actor } from '../types.ts'

type Conference = typeof conferences.$inferSelect

/** The conference in which this account does that work; others are refused as missing. @throws Refused `notFound` */
export const conferenceOf = async (
  tx: Db | Tx,
  actor: Actor,
  conferenceId: number,
  work: keyof typeof workOf,
): Promise<Conference> => (await placeInTeam(tx, actor, conferenceId, work)).conference

/** The same with the parts that the account plays there. @throws Refused `notFound` */
export const placeInTeam = async (
  tx: Db | Tx,
  actor: Actor,
  conferenceId: number,
  work: keyof typeof workOf,
): Promise<{ readonly conference: Conference; readonly parts: TeamPart[] }> => {
  if (conferenceId > largestInteger) throw new Refused('notFound', { field: 'conference_id' })
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  const grants = await grantsOf(tx, actor)
  // Finance of the whole platform belongs to no team.
  const parts = teamParts.filter((part) =>
    grants.some((grant) => grant.role === part && grant.conferenceId === conferenceId),
  )
  if (conference === undefined || !doesWork(work, parts))
    throw new Refused('notFound', { field: 'conference_id' })
  return { conference, parts }
}
