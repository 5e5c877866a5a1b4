import { eq } from 'drizzle-orm'

import type { Entity } from '../../src/contract/entity.ts'
import type { Role } from '../../src/contract/roles.ts'
import { userRoles } from '../db/schema/organizers.ts'
import type { Db, Tx } from '../db/types.ts'
import { readers } from './readers.ts'
import type { Actor, Owned } from './types.ts'

export type Grant = Pick<typeof userRoles.$inferSelect, 'role' | 'conferenceId'>

/** Grants of an account; empty for the server itself. */
export const grantsOf = async (tx: Tx | Db, { userId }: Pick<Actor, 'userId'>): Promise<readonly Grant[]> =>
  userId === null ? [] : tx.select().from(userRoles).where(eq(userRoles.userId, userId))

/** The parts of an account in one row. */
export const rolesOf = async (tx: Tx | Db, actor: Actor, owned: Owned): Promise<Role[]> =>
  rolesIn(await grantsOf(tx, actor), actor, owned)

/** The parts of an account for which the record exists; empty: it does not. */
export const rolesAsReader = (
  entity: Entity,
  grants: readonly Grant[],
  actor: Actor,
  owned: Owned | null,
): Role[] => {
  const roles = owned === null ? [] : rolesIn(grants, actor, owned)
  return roles.some((role) => role === 'system' || readers[entity].includes(role)) ? roles : []
}

/** The server itself plays `system` and nothing else. */
const rolesIn = (
  grants: readonly Grant[],
  actor: Actor,
  { ownerId, conferenceId, authors = [] }: Owned,
): Role[] => {
  if (actor.userId === null) return ['system']
  const parts = authors.includes(actor.userId)
    ? []
    : grants
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
