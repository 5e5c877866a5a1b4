import { eq } from 'drizzle-orm'

import type { Access } from '../../src/contract/endpoint.ts'
import { largestInteger } from '../../src/contract/numbers.ts'
import { isOutreach } from '../../src/contract/outreach.ts'
import { conferences } from '../db/schema/catalogue.ts'
import type { Db, Tx } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'
import { entityAdapters } from './entities/entityAdapters.ts'
import { isApproved } from './isApproved.ts'
import { grantsOf, rolesAsReader } from './rolesOf.ts'
import type { Actor, Wish } from './types.ts'

/**
 * Whether a conference has an approved organizer: calls that reach strangers, or cost work, in its name require one, as its publication does
 * (ORG-05). Its pages show it, too.
 */
export const mayReachOut = async (db: Db | Tx, conferenceId: number): Promise<boolean> => {
  const [row] = await db
    .select({ organizerId: conferences.organizerId })
    .from(conferences)
    .where(eq(conferences.id, conferenceId))
  return row === undefined || isApproved(db, row.organizerId)
}

/**
 * For a call whose access names the conference, or a row of one. A caller without access is not refused here:
 * the call itself refuses them like a missing row. @throws Refused `outreachNotApproved`
 */
export const refuseUnapprovedCall = async (
  db: Db | Tx,
  actor: Actor,
  access: Access,
  input: Readonly<Record<string, unknown>>,
): Promise<void> => {
  if (typeof access !== 'object') return
  if ('row' in access) return refuseUnapprovedRow(db, actor, access.row, Number(input[access.by]))
  if (!('conference' in access)) return
  const conferenceId = Number(input[access.conference])
  const grants = await grantsOf(db, actor)
  const isTheirs = grants.some(
    (grant) => grant.conferenceId === conferenceId && access.parts.some((part) => part === grant.role),
  )
  if (isTheirs && !(await mayReachOut(db, conferenceId))) throw new Refused('outreachNotApproved')
}

/** For an event of a row that sends, or makes work. @throws Refused `outreachNotApproved` */
export const refuseUnapprovedEvent = async (
  db: Db | Tx,
  actor: Actor,
  { entity, id, event }: Pick<Wish, 'entity' | 'id' | 'event'>,
): Promise<void> => {
  if (isOutreach(event.type)) await refuseUnapprovedRow(db, actor, entity, id)
}

const refuseUnapprovedRow = async (db: Db | Tx, actor: Actor, entity: Wish['entity'], id: number) => {
  if (id > largestInteger) return
  // Read even if there is no such row, so that response times do not tell the two apart.
  const grants = await grantsOf(db, actor)
  const owned = await entityAdapters[entity].whose(db as Tx, id)
  const conferenceId = owned?.conferenceId ?? null
  if (conferenceId === null) return
  const roles = rolesAsReader(entity, grants, actor, owned)
  if (roles.length > 0 && !(await mayReachOut(db, conferenceId))) throw new Refused('outreachNotApproved')
}
