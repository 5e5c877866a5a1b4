import { and, asc, eq, isNull, ne } from 'drizzle-orm'

import type { TeamInvitationFacts } from '../../../src/contract/facts.ts'
import { lockConference } from '../../db/lockConference.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import { teamInvitations } from '../../db/schema/team.ts'
import type { Tx } from '../../db/types.ts'
import { notify } from '../../notifications/notify.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { notificationLink } from '../../shared/sentences/notificationLink.ts'
import { roleNames } from '../../shared/sentences/roleNames.ts'
import { isInvited, maskedContact, partOf } from '../team/contacts.ts'
import type { EntityAdapter, Moved, Scope } from '../types.ts'

/** Owner before an answer; no account has this number. */
const nobody = 0

export const teamInvitationAdapter: EntityAdapter<TeamInvitationFacts> = {
  table: teamInvitations,

  whose: async (tx, id) => {
    const row = await rowOf(tx, id)
    return row === null ? null : { ownerId: row.userId ?? nobody, conferenceId: row.conferenceId }
  },

  // The conference first: of two chairs who leave at the same moment the second one is the last.
  lock: async (tx, id) => {
    const row = await rowOf(tx, id)
    if (row === null) return
    // Before that the account, as everywhere: one that is being deleted leaves by itself.
    if (row.userId !== null) await holdAccount(tx, row.userId)
    await lockTeam(tx, row.conferenceId)
    const { id: rowId } = teamInvitations
    await tx.select({ rowId }).from(teamInvitations).where(eq(rowId, id)).for('update')
  },

  load: async ({ tx, at }, id, { userId }) => {
    const row = await rowOf(tx, id)
    if (row === null) return null
    const [account] = userId === null ? [] : await tx.select().from(users).where(eq(users.id, userId))
    const member = row.userId ?? userId ?? nobody
    const part = partOf(row.conferenceId, row.role, member)
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId ?? nobody,
      conferenceId: row.conferenceId,
      facts: {
        conferenceId: row.conferenceId,
        role: row.role,
        contact: maskedContact(row),
        isInvited: isInvited(row, account ?? null),
        hasPart: (await tx.$count(userRoles, part)) > 0,
        isOver: row.expiresAt <= at,
        isLastChair: row.role === 'organizer' && !(await hasOtherChair(tx, row.conferenceId, member)),
        expiresAt: row.expiresAt.toISOString(),
      },
    }
  },

  columns: () => ({}),

  after: async (scope, moved) => {
    const row = await rowOf(scope.tx, moved.before.id)
    if (row?.userId == null) return
    const { conferenceId, role, userId } = row
    if (moved.state === 'accepted') {
      await scope.tx
        .insert(userRoles)
        .values({ conferenceId, role, userId, createdAt: moved.at })
        .onConflictDoNothing()
      await tellInviter(scope, row, 'teamJoined', moved)
    }
    if (moved.state === 'declined') await tellInviter(scope, row, 'teamDeclined', moved)
    if (moved.state === 'left' || moved.state === 'removed') {
      await scope.tx.delete(userRoles).where(partOf(conferenceId, role, userId))
      if (role === 'organizer' && moved.event.type !== 'team.lapse')
        await handOn(scope.tx, conferenceId, userId)
    }
  },

  describe: async ({ tx }, id, language) => {
    const [found] = await tx
      .select({ row: teamInvitations, conference: conferences })
      .from(teamInvitations)
      .innerJoin(conferences, eq(conferences.id, teamInvitations.conferenceId))
      .where(eq(teamInvitations.id, id))
    if (found === undefined) throw new Refused('notFound')
    return {
      title: roleNames[found.row.role][language],
      subtitle: inLanguage(language, found.conference.title, found.conference.engTitle),
      related: [],
    }
  },
}

type Row = typeof teamInvitations.$inferSelect

/** The account is not deleted before the transaction ends. */
export const holdAccount = async (tx: Tx, userId: number): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
}

/** Locks the team against joins and departures until the transaction ends. */
export const lockTeam = async (tx: Tx, conferenceId: number): Promise<void> => {
  await lockConference(tx, conferenceId)
}

const rowOf = async (tx: Tx, id: number): Promise<Row | null> => {
  const [row] = await tx.select().from(teamInvitations).where(eq(teamInvitations.id, id))
  return row ?? null
}

/** The other chairs who can sign in, who has been one for longest first. */
const otherChairs = (tx: Tx, conferenceId: number, userId: number) =>
  tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(
      and(
        eq(userRoles.conferenceId, conferenceId),
        eq(userRoles.role, 'organizer'),
        ne(userRoles.userId, userId),
        isNull(users.lockedAt),
      ),
    )
    .orderBy(asc(userRoles.id))

const hasOtherChair = async (tx: Tx, conferenceId: number, userId: number): Promise<boolean> =>
  (await otherChairs(tx, conferenceId, userId)).length > 0

/** A founder who goes hands the conference on: whose it is reads it, whatever part they play. */
const handOn = async (tx: Tx, conferenceId: number, userId: number): Promise<void> => {
  const [next] = await otherChairs(tx, conferenceId, userId)
  await tx
    .update(conferences)
    .set({ organizerId: next?.userId ?? null, creationKey: null })
    .where(and(eq(conferences.id, conferenceId), eq(conferences.organizerId, userId)))
}

/** The chair who asked learns the answer. */
const tellInviter = async (
  { tx }: Scope,
  { id, invitedBy, conferenceId, userId }: Row,
  name: 'teamJoined' | 'teamDeclined',
  { version, at }: Moved,
): Promise<void> => {
  if (invitedBy === null || userId === null) return
  const [member] = await tx.select().from(users).where(eq(users.id, userId))
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, conferenceId))
  const { title = '', engTitle = '' } = conference ?? {}
  const known = { what: member?.nickname ?? '', reason: '', amount: '', until: '' }
  await notify(tx, {
    userId: invitedBy,
    name,
    link: notificationLink(name, id, conferenceId),
    key: `teamInvitation ${id} ${version}`,
    facts: {
      zh: { ...known, where: inLanguage('zh', title, engTitle) },
      en: { ...known, where: inLanguage('en', title, engTitle) },
    },
    at,
  })
}
