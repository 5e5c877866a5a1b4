import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type {
  InvitationState,
  Team,
  TeamEvent,
  TeamInvitation,
  TeamMember,
} from '../../../src/contract/team.ts'
import { teamParts, type TeamPart } from '../../../src/contract/teamParts.ts'
import { users } from '../../db/schema/accounts.ts'
import { lifecycleEvents } from '../../db/schema/audit.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import { teamInvitations } from '../../db/schema/team.ts'
import type { Db, Tx } from '../../db/types.ts'
import { maskedContact } from './contacts.ts'
import { teamPath, type LinkKey } from './link.ts'

/** Invitations and events that are shown; who needs older ones looks into the audit log. */
const most = 100

/** The team as one of its members may know it: contacts, invitations and history are for chairs. */
export const readTeam = async (
  db: Db | Tx,
  { conferenceId, userId, key, at }: { conferenceId: number; userId: number; key: LinkKey; at: Date },
): Promise<Omit<Team, 'conference' | 'may_reach_out'>> => {
  const rows = await db
    .select({ part: userRoles, user: users })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.conferenceId, conferenceId))
    .orderBy(asc(userRoles.id))
  const parts = teamParts.filter((each) =>
    rows.some(({ part, user }) => user.id === userId && part.role === each),
  )
  const isChair = parts.includes('organizer')
  const open = rows.filter(({ part, user }) => part.role === 'organizer' && user.lockedAt === null)
  const members = rows.map(({ part, user }): TeamMember => ({
    user_id: user.id,
    // The table allows no platform administrator within a conference.
    role: part.role as TeamPart,
    nickname: user.nickname,
    contact: isChair ? maskedContact({ ...user, email: user.email?.toLowerCase() ?? null }) : '',
    since: part.createdAt.toISOString(),
    is_self: user.id === userId,
    is_last_chair: part.role === 'organizer' && open.every((other) => other.user.id === user.id),
  }))
  if (!isChair) return { parts, members, invitations: [], history: [] }
  const invitations = await db
    .select()
    .from(teamInvitations)
    .where(
      and(
        eq(teamInvitations.conferenceId, conferenceId),
        inArray(teamInvitations.state, ['open', 'declined', 'revoked', 'expired']),
      ),
    )
    .orderBy(desc(sql`${teamInvitations.state} = 'open'`), desc(teamInvitations.id))
    .limit(most)
  return {
    parts,
    members,
    invitations: invitations.map((row) => invitationCard(row, key, at)),
    history: await historyOf(db, conferenceId),
  }
}

/** As chairs see it. */
export const invitationCard = (
  row: typeof teamInvitations.$inferSelect,
  key: LinkKey,
  at: Date,
): TeamInvitation => ({
  id: row.id,
  version: row.version,
  role: row.role,
  contact: maskedContact(row),
  state: row.state as InvitationState,
  is_over: row.expiresAt <= at,
  expires_at: row.expiresAt.toISOString(),
  link:
    row.state === 'open' && row.mobile !== null && row.nonce !== null
      ? teamPath(key, row.nonce, row.tokenHash)
      : null,
})

const historyOf = async (db: Db | Tx, conferenceId: number): Promise<TeamEvent[]> => {
  const whom = alias(users, 'whom')
  const rows = await db
    .select({ entry: lifecycleEvents, row: teamInvitations, by: users.nickname, whom: whom.nickname })
    .from(lifecycleEvents)
    .innerJoin(teamInvitations, eq(teamInvitations.id, lifecycleEvents.entityId))
    .leftJoin(users, eq(users.id, lifecycleEvents.actorId))
    .leftJoin(whom, eq(whom.id, teamInvitations.userId))
    .where(and(eq(lifecycleEvents.entity, 'teamInvitation'), eq(teamInvitations.conferenceId, conferenceId)))
    .orderBy(desc(lifecycleEvents.id))
    .limit(most)
  return rows.map(({ entry, row, by, whom: nickname }) => ({
    id: entry.id,
    event: entry.event,
    role: row.role,
    by: by ?? '',
    whom: nickname ?? maskedContact(row),
    at: entry.at.toISOString(),
  }))
}

/** The link of an open invitation to a phone, for the chair who passes it on; null: it goes by mail. */
export const openLink = async (
  db: Db | Tx,
  key: LinkKey,
  conferenceId: number,
  role: TeamPart,
  { countryCode, mobile }: Pick<typeof teamInvitations.$inferSelect, 'countryCode' | 'mobile'>,
): Promise<string | null> => {
  if (countryCode === null || mobile === null) return null
  const [row] = await db
    .select()
    .from(teamInvitations)
    .where(
      and(
        eq(teamInvitations.conferenceId, conferenceId),
        eq(teamInvitations.role, role),
        eq(teamInvitations.state, 'open'),
        eq(teamInvitations.countryCode, countryCode),
        eq(teamInvitations.mobile, mobile),
      ),
    )
  return row === undefined || row.nonce === null ? null : teamPath(key, row.nonce, row.tokenHash)
}
