import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'

import { inLanguage } from '../../src/contract/inLanguage.ts'
import {
  groupLimits,
  type GroupInvitation,
  type RegistrationGroup,
} from '../../src/contract/registrationGroup.ts'
import { randomToken } from '../accounts/secrets.ts'
import { isPublic } from '../db/isPublic.ts'
import { users } from '../db/schema/accounts.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { orderTags, peopleTags } from '../db/schema/people.ts'
import { orders, ticketTypes } from '../db/schema/registration.ts'
import { groupMembers, registrationGroups } from '../db/schema/registrationGroups.ts'
import type { Db, Tx } from '../db/types.ts'
import { notify } from '../notifications/notify.ts'
import { Refused } from '../shared/refused.ts'
import type { MessageLanguage } from '../shared/sentences/language.ts'
import { registrationRefusal } from '../lifecycles/registration.ts'

type Group = typeof registrationGroups.$inferSelect
type TicketType = typeof ticketTypes.$inferSelect
interface Whose {
  readonly userId: number
  readonly conferenceId: number
}

/** Throws `Refused` if registration is closed, or no ticket on sale is for groups. Returns the conference. */
const mustOfferGroups = async (tx: Tx, conferenceId: number, at: Date) => {
  const field = 'conference_id'
  const [conference] = await tx
    .select()
    .from(conferences)
    .where(and(eq(conferences.id, conferenceId), isPublic))
  if (conference === undefined) throw new Refused('notFound', { field })
  const refusal = registrationRefusal(conference, at)
  if (refusal !== null) throw new Refused(refusal, { field })
  const [offered] = await tx
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(
      and(
        eq(ticketTypes.conferenceId, conferenceId),
        eq(ticketTypes.audience, 'group'),
        isNull(ticketTypes.retiredAt),
      ),
    )
    .limit(1)
  if (offered === undefined) throw new Refused('groupNotOffered', { field })
  return conference
}

interface Creation extends Whose {
  readonly name: string
  readonly key: string
  readonly at: Date
}

/** Result of an act; `isChanged`: it was not done before. */
interface Done {
  readonly conferenceId: number
  readonly isChanged: boolean
}

/** Begins a group with its contact as the first member. The caller holds the lock of the account. @throws Refused */
export const createGroup = async (
  tx: Tx,
  { userId, conferenceId, name, key, at }: Creation,
): Promise<Done> => {
  const own = await groupOf(tx, { userId, conferenceId })
  if (own?.contactId === userId && own.creationKey === key) return { conferenceId, isChanged: false }
  if (own !== null) throw new Refused('groupJoined', { field: 'conference_id' })
  await mustOfferGroups(tx, conferenceId, at)
  const [group] = await tx
    .insert(registrationGroups)
    .values({ conferenceId, name, code: randomToken(16), contactId: userId, creationKey: key, createdAt: at })
    .onConflictDoNothing()
    .returning()
  if (group === undefined) throw new Refused('groupNameTaken', { field: 'name' })
  await tx.insert(groupMembers).values({ groupId: group.id, conferenceId, userId, joinedAt: at })
  return { conferenceId, isChanged: true }
}

/** Joins; the tenth member opens the tickets for groups, and all are notified. The caller holds the lock of the account. @throws Refused */
export const joinGroup = async (
  tx: Tx,
  { userId, code, at }: { userId: number; code: string; at: Date },
): Promise<Done> => {
  // Those who join, leave and register with it are in line here.
  const [group] = await tx
    .select()
    .from(registrationGroups)
    .where(eq(registrationGroups.code, code))
    .for('update')
  if (group === undefined) throw new Refused('notFound', { field: 'code' })
  const { id: groupId, conferenceId } = group
  const own = await groupOf(tx, { userId, conferenceId })
  if (own?.id === groupId) return { conferenceId, isChanged: false }
  if (own !== null) throw new Refused('groupJoined', { field: 'code' })
  const conference = await mustOfferGroups(tx, conferenceId, at)
  const size = (await sizeOf(tx, groupId)) + 1
  if (size > groupLimits.most) throw new Refused('groupFull', { field: 'code' })
  await tx.insert(groupMembers).values({ groupId, conferenceId, userId, joinedAt: at })
  if (size === groupLimits.needed) await tellMembers(tx, group, conference, at)
  return { conferenceId, isChanged: true }
}

const tellMembers = async (tx: Tx, group: Group, conference: typeof conferences.$inferSelect, at: Date) => {
  const members = await tx
    .select({ userId: groupMembers.userId })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, group.id))
  const factsIn = (language: MessageLanguage) => ({
    what: group.name,
    where: inLanguage(language, conference.title, conference.engTitle),
    ...{ reason: '', amount: '', until: '' },
  })
  for (const { userId } of members)
    await notify(tx, {
      ...{ userId, name: 'groupReady', at, facts: { zh: factsIn('zh'), en: factsIn('en') } },
      link: `/conferences/${conference.id}/register`,
      // Notified once, also if a member leaves and another one joins.
      key: `group ${group.id} is ready for ${userId}`,
    })
}

/** The caller holds the lock of the account. @throws Refused */
export const leaveGroup = async (tx: Tx, whose: Whose): Promise<Done> => {
  const { conferenceId } = whose
  const own = await groupOf(tx, whose)
  // Leaving without a group, or twice, changes nothing.
  if (own === null) return { conferenceId, isChanged: false }
  await lockGroup(tx, own.id)
  if (own.contactId === whose.userId) {
    if ((await sizeOf(tx, own.id)) > 1) throw new Refused('groupContactStays', { field: 'conference_id' })
  }
  await takeOut(tx, whose, 'conference_id')
  if (own.contactId === whose.userId)
    await tx.delete(registrationGroups).where(eq(registrationGroups.id, own.id))
  return { conferenceId, isChanged: true }
}

/** By its contact; for everybody else there is no such member. @throws Refused */
export const removeMember = async (
  tx: Tx,
  { userId, conferenceId, memberId }: Whose & { memberId: number },
): Promise<Done> => {
  const field = 'member_id'
  const own = await groupOf(tx, { userId, conferenceId })
  if (own?.contactId !== userId) throw new Refused('notFound', { field })
  await lockGroup(tx, own.id)
  const [member] = await tx
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.id, memberId), eq(groupMembers.groupId, own.id)))
  if (member === undefined) throw new Refused('notFound', { field })
  if (member.userId === userId) throw new Refused('groupContactStays', { field })
  await takeOut(tx, member, field)
  return { conferenceId, isChanged: true }
}

const takeOut = async (tx: Tx, whose: Whose, field: 'conference_id' | 'member_id') => {
  const [held] = await tx.select({ id: orders.id }).from(orders).where(heldBy(whose)).limit(1)
  if (held !== undefined) throw new Refused('groupTicketHeld', { field })
  await tx.delete(groupMembers).where(memberIs(whose))
}

/**
 * Throws `Refused` at `ticket_type_id` if the ticket is for groups and the member’s has not enough members; returns the name of
 * the group, or null if the ticket needs none. The group keeps its members until the transaction ends.
 */
export const refuseGroupless = async (
  tx: Tx,
  userId: number,
  { audience, conferenceId }: Pick<TicketType, 'audience' | 'conferenceId'>,
): Promise<string | null> => {
  if (audience !== 'group') return null
  const field = 'ticket_type_id'
  const own = await groupOf(tx, { userId, conferenceId })
  if (own === null) throw new Refused('groupNeeded', { field })
  await lockGroup(tx, own.id, 'share')
  // The member may have been removed while this waited for the lock.
  if ((await groupOf(tx, { userId, conferenceId }))?.id !== own.id)
    throw new Refused('groupNeeded', { field })
  if ((await sizeOf(tx, own.id)) < groupLimits.needed) throw new Refused('groupTooSmall', { field })
  return own.name
}

/** Lists, exports and campaigns find the registrations of a group by a tag of its name. */
export const tagByGroup = async (
  tx: Tx,
  { orderId, conferenceId, name }: { orderId: number; conferenceId: number; name: string },
): Promise<void> => {
  await tx.insert(peopleTags).values({ conferenceId, name }).onConflictDoNothing()
  await tx.execute(sql`insert into ${orderTags} (order_id, tag_id)
    select ${orderId}::int, id from ${peopleTags}
    where conference_id = ${conferenceId}::int and lower(name) = lower(${name}) on conflict do nothing`)
}

/** The group as its member sees it, or null. */
export const groupCard = async (db: Db | Tx, whose: Whose): Promise<RegistrationGroup | null> => {
  const own = await groupOf(db, whose)
  if (own === null) return null
  const rows = await db
    .select({
      member: groupMembers,
      name: users.nickname,
      isRegistered: sql<boolean>`exists (select 1 from ${orders}
        where ${heldBy({ userId: groupMembers.userId, conferenceId: groupMembers.conferenceId })})`,
    })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(eq(groupMembers.groupId, own.id))
    .orderBy(asc(sql`${groupMembers.userId} <> ${own.contactId}`), asc(groupMembers.id))
  return {
    id: own.id,
    name: own.name,
    code: own.code,
    is_contact: own.contactId === whose.userId,
    members: rows.map(({ member, name, isRegistered }) => ({
      id: member.id,
      name,
      is_contact: member.userId === own.contactId,
      is_self: member.userId === whose.userId,
      is_registered: isRegistered,
    })),
  }
}

/** Group that a code invites to; refused if its conference is not public. @throws Refused */
export const invitationOf = async (db: Db, code: string, userId: number): Promise<GroupInvitation> => {
  const [found] = await db
    .select({ group: registrationGroups, contact: users.nickname })
    .from(registrationGroups)
    .innerJoin(users, eq(users.id, registrationGroups.contactId))
    .innerJoin(conferences, and(eq(conferences.id, registrationGroups.conferenceId), isPublic))
    .where(eq(registrationGroups.code, code))
  if (found === undefined) throw new Refused('notFound', { field: 'code' })
  const { group, contact } = found
  const { conferenceId } = group
  const own = await groupOf(db, { userId, conferenceId })
  return {
    ...{ conference_id: conferenceId, name: group.name, contact },
    ...{ size: await sizeOf(db, group.id), is_joined: own?.id === group.id },
  }
}

const groupOf = async (db: Db | Tx, whose: Whose): Promise<Group | null> => {
  const [row] = await db
    .select({ group: registrationGroups })
    .from(groupMembers)
    .innerJoin(registrationGroups, eq(registrationGroups.id, groupMembers.groupId))
    .where(memberIs(whose))
  return row?.group ?? null
}

const lockGroup = (tx: Tx, id: number, as: 'update' | 'share' = 'update') =>
  tx
    .select({ id: registrationGroups.id })
    .from(registrationGroups)
    .where(eq(registrationGroups.id, id))
    .for(as)

const sizeOf = (db: Db | Tx, groupId: number): Promise<number> =>
  db.$count(groupMembers, eq(groupMembers.groupId, groupId))

const memberIs = ({ userId, conferenceId }: Whose) =>
  and(eq(groupMembers.userId, userId), eq(groupMembers.conferenceId, conferenceId))

/** Orders for tickets for groups that are not closed. */
const heldBy = ({ userId, conferenceId }: { [K in keyof Whose]: number | (typeof groupMembers)[K] }) =>
  and(
    eq(orders.userId, userId),
    eq(orders.conferenceId, conferenceId),
    ne(orders.state, 'closed'),
    sql`${orders.ticketTypeId} in (select ${ticketTypes.id} from ${ticketTypes} where ${ticketTypes.audience} = 'group')`,
  )
