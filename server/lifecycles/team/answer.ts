import { eq } from 'drizzle-orm'

import type { InvitationState, OpenedInvitation } from '../../../src/contract/team.ts'
import { digest } from '../../accounts/secrets.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { teamInvitations } from '../../db/schema/team.ts'
import type { Db, Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { holdAccount, lockTeam } from '../entities/teamInvitation.ts'
import type { Actor, Scope } from '../types.ts'
import { isInvited, maskedContact } from './contacts.ts'

/** Invitation behind a link, also for guests. @throws Refused `notFound` */
export const readOpened = async (
  db: Db | Tx,
  token: string,
  { userId, language, at }: { userId: number | null; language: MessageLanguage; at: Date },
): Promise<OpenedInvitation> => {
  const [found] = await db
    .select({ row: teamInvitations, conference: conferences, inviter: users.nickname })
    .from(teamInvitations)
    .innerJoin(conferences, eq(conferences.id, teamInvitations.conferenceId))
    .leftJoin(users, eq(users.id, teamInvitations.invitedBy))
    .where(eq(teamInvitations.tokenHash, digest(token)))
  if (found === undefined) throw new Refused('notFound', { field: 'token' })
  const { row, conference, inviter } = found
  const [account] = userId === null ? [] : await db.select().from(users).where(eq(users.id, userId))
  const isTheirs = row.userId === userId || isInvited(row, account ?? null)
  return {
    conference_id: conference.id,
    conference: inLanguage(language, conference.title, conference.engTitle),
    role: row.role,
    inviter: inviter ?? '',
    contact: maskedContact(row),
    expires_at: row.expiresAt.toISOString(),
    is_over: row.expiresAt <= at,
    state: row.state as InvitationState,
    account: userId === null ? 'guest' : isTheirs ? 'invited' : 'other',
  }
}

/** Accepts or declines for the account that brings the link. @throws Refused */
export const answerOpened = async (
  scope: Scope,
  actor: Actor & { userId: number },
  { token, answer, key }: { token: string; answer: 'accept' | 'decline'; key: string },
): Promise<void> => {
  const { tx } = scope
  const ofToken = eq(teamInvitations.tokenHash, digest(token))
  const [seen] = await tx.select().from(teamInvitations).where(ofToken)
  if (seen === undefined) throw new Refused('notFound', { field: 'token' })
  await holdAccount(tx, actor.userId)
  await lockTeam(tx, seen.conferenceId)
  const [row] = await tx.select().from(teamInvitations).where(ofToken).for('update')
  if (row === undefined) throw new Refused('notFound', { field: 'token' })
  const [account] = await tx.select().from(users).where(eq(users.id, actor.userId))
  // The row keeps its account; an uninvited account is refused, which undoes this update.
  if (row.state === 'open' && isInvited(row, account ?? null))
    await tx.update(teamInvitations).set({ userId: actor.userId }).where(eq(teamInvitations.id, row.id))
  await scope.fire(
    { ...actor, roles: ['receiver'] },
    { entity: 'teamInvitation', id: row.id, event: { type: `team.${answer}` }, key },
  )
}
