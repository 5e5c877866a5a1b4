import { and, eq } from 'drizzle-orm'

import { teamContact } from '../../../src/contract/teamContact.ts'
import type { TeamPart } from '../../../src/contract/teamParts.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { userRoles } from '../../db/schema/organizers.ts'
import { teamInvitations } from '../../db/schema/team.ts'
import type { Tx } from '../../db/types.ts'
import { momentText } from '../../notifications/momentText.ts'
import { notify } from '../../notifications/notify.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { notificationLink } from '../../shared/sentences/notificationLink.ts'
import { roleNames } from '../../shared/sentences/roleNames.ts'
import { lockTeam } from '../entities/teamInvitation.ts'
import type { Scope } from '../types.ts'
import { accountOf, columnsOf, partOf } from './contacts.ts'
import { enqueueLink, newLink, type LinkKey } from './link.ts'

export interface TeamWish {
  readonly conferenceId: number
  readonly role: TeamPart
  /** As it was typed. */
  readonly contact: string
  /** The chair. */
  readonly byUserId: number
  /** Language of the link's mail, if the person's is not known. */
  readonly language: MessageLanguage
}

/**
 * Invites one person to a part (CONF-03): an address by a mail with a link, a phone by a message to the account that has it;
 * without such an account, a chair passes the link on. The answer does not reveal whether there is an account. @throws Refused
 */
export const inviteOne = async (
  { tx, now }: Scope,
  { conferenceId, role, contact, byUserId, language }: TeamWish,
  key: LinkKey,
): Promise<void> => {
  const invited = teamContact(contact)
  if (invited === null) throw new Refused('teamContactFormat', { field: 'contacts' })
  await lockTeam(tx, conferenceId)
  const at = now()
  const columns = columnsOf(invited)
  const [account] = await tx.select().from(users).where(accountOf(columns))
  if (account !== undefined && (await tx.$count(userRoles, partOf(conferenceId, role, account.id))) > 0)
    throw new Refused('teamMemberAlready', { field: 'contacts' })
  const byPhone = columns.mobile === null ? undefined : account
  const link = newLink(key, at)
  const [row] = await tx
    .insert(teamInvitations)
    .values({
      conferenceId,
      role,
      ...columns,
      userId: byPhone?.id ?? null,
      ...link,
      language,
      invitedBy: byUserId,
      createdAt: at,
      movedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: teamInvitations.id })
  if (row === undefined) throw new Refused('teamInvitedAlready', { field: 'contacts' })
  if (columns.email !== null) await enqueueLink(tx, row.id, link.nonce, at)
  else if (byPhone !== undefined) await tellInvited(tx, row.id, at)
}

/** A message inside the product, for who has an account with the invited phone. */
export const tellInvited = async (tx: Tx, id: number, at: Date): Promise<void> => {
  const [found] = await tx
    .select({ row: teamInvitations, conference: conferences })
    .from(teamInvitations)
    .innerJoin(conferences, eq(conferences.id, teamInvitations.conferenceId))
    .where(and(eq(teamInvitations.id, id)))
  if (found === undefined || found.row.userId === null) return
  const { row, conference } = found
  const factsIn = (as: MessageLanguage) => ({
    what: roleNames[row.role][as],
    where: inLanguage(as, conference.title, conference.engTitle),
    reason: '',
    amount: '',
    until: momentText(row.expiresAt, as),
  })
  await notify(tx, {
    userId: row.userId ?? 0,
    name: 'teamInvited',
    link: notificationLink('teamInvited', id, row.conferenceId),
    key: `teamInvitation ${id} ${row.nonce ?? ''}`,
    facts: { zh: factsIn('zh'), en: factsIn('en') },
    at,
  })
}
