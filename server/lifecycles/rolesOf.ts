import { eq } from 'drizzle-orm'

import type { Role } from '../../src/contract/roles.ts'
import { userRoles } from '../db/commerce.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Actor, Loaded } from './types.ts'

/** The parts that somebody plays in one row. The server itself plays `system` and nothing else. */
export const rolesOf = async (
  tx: Tx | Db,
  actor: Actor,
  { ownerId, conferenceId }: Pick<Loaded, 'ownerId' | 'conferenceId'>,
): Promise<Role[]> => {
  if (actor.userId === null) return ['system']
  const granted = await tx.select().from(userRoles).where(eq(userRoles.userId, actor.userId))
  const parts = granted
    .filter((grant) => grant.conferenceId === null || grant.conferenceId === conferenceId)
    .map(({ role }) => role)
  return [
    ...new Set<Role>([
      ...(ownerId === actor.userId ? ['owner' as const] : []),
      ...parts,
      ...(actor.roles ?? []),
    ]),
  ]
}
