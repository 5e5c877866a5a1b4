import { and, desc, eq } from 'drizzle-orm'

import type { TeamPart } from '../../../src/contract/teamParts.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import { teamInvitations } from '../../db/schema/team.ts'
import { Refused } from '../../shared/refused.ts'
import { lockTeam } from '../entities/teamInvitation.ts'
import type { Actor, Scope } from '../types.ts'
import { partOf } from './contacts.ts'

interface Membership {
  readonly conferenceId: number
  readonly role: TeamPart
  readonly userId: number
}

/**
 * Ends the part of a member, by leaving or being removed. A member who has it without an invitation (who made the conference, and
 * whom an administrator gave it) gets the row of an accepted one first, so that all have one history. @throws Refused
 */
export const endMembership = async (
  scope: Scope,
  actor: Actor,
  membership: Membership,
  { event, key }: { event: 'team.leave' | 'team.remove'; key: string },
): Promise<void> => {
  await lockTeam(scope.tx, membership.conferenceId)
  const id = await rowOf(scope, membership, event)
  await scope.fire(actor, { entity: 'teamInvitation', id, event: { type: event }, key })
}

const rowOf = async (
  { tx, now }: Scope,
  { conferenceId, role, userId }: Membership,
  event: string,
): Promise<number> => {
  const [known] = await tx
    .select({ id: teamInvitations.id, state: teamInvitations.state })
    .from(teamInvitations)
    .where(
      and(
        eq(teamInvitations.conferenceId, conferenceId),
        eq(teamInvitations.role, role),
        eq(teamInvitations.userId, userId),
      ),
    )
    .orderBy(desc(teamInvitations.id))
    .limit(1)
  const hasPart = (await tx.$count(userRoles, partOf(conferenceId, role, userId))) > 0
  // Also one that has ended: a request that is repeated finds what it did.
  if (known !== undefined && (known.state === 'accepted' || !hasPart)) return known.id
  if (!hasPart && event === 'team.leave') {
    const inTeam = and(eq(userRoles.conferenceId, conferenceId), eq(userRoles.userId, userId))
    // An account outside the team gets the same answer as for an id that does not exist.
    if ((await tx.$count(userRoles, inTeam)) === 0) throw new Refused('notFound', { field: 'conference_id' })
  }
  if (!hasPart) throw new Refused('teamMemberUnknown')
  const at = now()
  const [row] = await tx
    .insert(teamInvitations)
    .values({ conferenceId, role, userId, state: 'accepted', expiresAt: at, createdAt: at, movedAt: at })
    .returning({ id: teamInvitations.id })
  if (row === undefined) throw new Error('the membership was not written')
  return row.id
}
