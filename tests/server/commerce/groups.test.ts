import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { users } from '../../../server/db/schema/accounts.ts'
import { conferences } from '../../../server/db/schema/catalogue.ts'
import { messages } from '../../../server/db/schema/members.ts'
import { acceptedAuthors, orders, ticketTypes } from '../../../server/db/schema/registration.ts'
import { groupMembers, registrationGroups } from '../../../server/db/schema/registrationGroups.ts'
import { registrationGroups as leaveGroups } from '../../../server/lifecycles/deletion/changes.ts'
import { groupLimits } from '../../../src/contract/registrationGroup.ts'
import { describeDatabase } from '../../support/engines.ts'
import type { Browser } from '../api/harness.ts'
import { freshKey, openShop, type Shop } from '../support/shop.ts'

describeDatabase('[CONF-03] groups who register together', (open) => {
  let shop: Shop
  let contact: Browser
  let friend: Browser
  let id = 0
  let typeId = 0
  beforeEach(async () => {
    shop = await openShop(open)
    id = shop.conference.id
    contact = await shop.signedIn('linmei')
    friend = await shop.signedIn('newcomer')
    const [type] = await shop.db
      .update(ticketTypes)
      .set({ audience: 'group' })
      .where(and(eq(ticketTypes.conferenceId, id), eq(ticketTypes.audience, 'student')))
      .returning()
    typeId = type?.id ?? 0
    await shop.db.delete(acceptedAuthors).where(eq(acceptedAuthors.conferenceId, id))
    await shop.db.delete(orders).where(eq(orders.userId, await shop.idOf('newcomer')))
    await shop.db
      .update(conferences)
      .set({ registrationOpensAt: new Date(0), registrationClosesAt: shop.conference.startsAt })
      .where(eq(conferences.id, id))
  })

  const begin = (name = '材料学院', browser = contact) =>
    browser.call('createGroup', { conference_id: id, name, key: freshKey() })
  const groupOf = async (browser: Browser) => (await browser.call('getConference', { id })).group
  /** So many members are there afterwards; the others are accounts that never sign in. */
  const fill = async (size: number) => {
    const [group] = await shop.db.select().from(registrationGroups)
    const present = await shop.db.$count(groupMembers)
    const made = await shop.db
      .insert(users)
      .values(Array.from({ length: size - present }, (_, at) => ({ nickname: `同行 ${present + at}` })))
      .returning({ userId: users.id })
    await shop.db.insert(groupMembers).values(
      made.map(({ userId }) => ({
        ...{ userId, groupId: group?.id ?? 0, conferenceId: id },
        joinedAt: new Date(shop.server.clock.now),
      })),
    )
  }
  const wish = async (browser: Browser) => {
    const { ticket_types } = await browser.call('getConference', { id })
    return {
      ...{ conference_id: id, ticket_type_id: typeId, key: freshKey() },
      ...{ name: '林梅', affiliation: '某大学', email: 'linmei@example.org' },
      expected_amount: ticket_types.find((type) => type.id === typeId)?.current?.amount ?? 0,
    }
  }
  const told = async () => {
    const rows = await shop.db.select().from(messages).where(eq(messages.name, 'groupReady'))
    return rows.map(({ userId }) => userId)
  }

  it('is begun by its contact and joined by its link, once, by ten at the same moment', async () => {
    const key = freshKey()
    const create = { conference_id: id, name: '材料学院', key }
    const made = await Promise.all(Array.from({ length: 10 }, () => contact.call('createGroup', create)))
    const [group] = made
    expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(group).toMatchObject({ name: '材料学院', is_contact: true, members: [{ is_self: true }] })
    const code = group?.code ?? ''
    expect(await friend.call('getGroupInvitation', { code })).toMatchObject({
      ...{ conference_id: id, name: '材料学院', size: 1, is_joined: false },
    })
    const joined = await Promise.all(Array.from({ length: 10 }, () => friend.call('joinGroup', { code })))
    expect(new Set(joined.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(joined[0]).toMatchObject({
      is_contact: false,
      members: [
        { is_contact: true, is_self: false },
        { is_contact: false, is_self: true, is_registered: false },
      ],
    })
    expect(await shop.db.$count(groupMembers)).toBe(2)
    expect(await groupOf(friend)).toEqual(joined[0])
    expect(await groupOf(shop.server.browser())).toBeNull()
  })

  it('refuses by name: a second group, a name that is taken, what is not offered, a wrong code, a full group', async () => {
    const { code } = await begin()
    const create = (name: string, more: object = {}, browser = friend) =>
      browser.refused('createGroup', { conference_id: id, name, key: freshKey(), ...more })
    expect(await create('别的', {}, contact)).toMatchObject({ reason: 'groupJoined' })
    expect(await create('材料学院')).toMatchObject({ reason: 'groupNameTaken', field: 'name' })
    expect(await create(' ')).toMatchObject({ reason: 'required', field: 'name' })
    expect(await create('组'.repeat(groupLimits.name + 1))).toMatchObject({ field: 'name' })
    expect(await create('组', { conference_id: 999_999 })).toMatchObject({ reason: 'notFound' })
    expect(await create('组', { conference_id: shop.other.id })).toMatchObject({
      field: 'conference_id',
    })
    for (const wrong of ['a'.repeat(22), code.slice(1), `${code}x`, "' or 1=1 --"])
      for (const call of ['joinGroup', 'getGroupInvitation'] as const)
        expect(['notFound', 'invalid', 'tooLong']).toContain(
          (await friend.refused(call, { code: wrong })).reason,
        )
    await begin('另一组', friend)
    expect(await friend.refused('joinGroup', { code })).toMatchObject({
      reason: 'groupJoined',
      field: 'code',
    })
    expect(await friend.call('leaveGroup', { conference_id: id })).toEqual({ left: true })
    await fill(groupLimits.most)
    expect(await friend.refused('joinGroup', { code })).toMatchObject({ reason: 'groupFull', field: 'code' })
    await shop.db.update(ticketTypes).set({ audience: 'anyone' }).where(eq(ticketTypes.id, typeId))
    expect(await create('晚到的')).toMatchObject({ reason: 'groupNotOffered' })
    await shop.db
      .update(conferences)
      .set({ registrationClosesAt: new Date(0) })
      .where(eq(conferences.id, id))
    expect(await create('晚到的')).toMatchObject({ reason: 'registrationClosed' })
    await shop.db.update(conferences).set({ publication: 'draft' }).where(eq(conferences.id, id))
    expect(await friend.refused('getGroupInvitation', { code })).toMatchObject({ reason: 'notFound' })
  })

  it('ten members open the ticket: all are notified once, and each registers for the price of the ticket', async () => {
    expect(await contact.refused('placeOrder', await wish(contact))).toMatchObject({
      ...{ reason: 'groupNeeded', field: 'ticket_type_id' },
    })
    const { code } = await begin()
    await fill(groupLimits.needed - 1)
    expect(await contact.refused('placeOrder', await wish(contact))).toMatchObject({
      ...{ reason: 'groupTooSmall', field: 'ticket_type_id' },
    })
    expect(await told()).toEqual([])
    await friend.call('joinGroup', { code })
    const everybody = (await shop.db.select().from(groupMembers)).map(({ userId }) => userId)
    expect((await told()).toSorted()).toEqual(everybody.toSorted())
    expect(await told()).toHaveLength(groupLimits.needed)
    const input = await wish(contact)
    const { order_id } = await contact.call('placeOrder', input)
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, order_id))
    expect(order).toMatchObject({ ticketTypeId: typeId, amount: input.expected_amount })
    // Organizers find them by the name of the group.
    await shop.recruit('secretary', 'secretary')
    const secretary = await shop.signedIn('secretary')
    const { tags } = await secretary.call('getPeopleTools', { conference_id: id })
    const tag = tags.find(({ name }) => name === '材料学院')
    const { list } = await secretary.call('listPeople', { conference_id: id, tags: String(tag?.id) })
    expect(list.map((person) => person.id)).toEqual([order_id])
    // One member leaves, and another one joins: no second notification, and the agreed price stays.
    await friend.call('leaveGroup', { conference_id: id })
    await friend.call('joinGroup', { code })
    expect(await told()).toHaveLength(groupLimits.needed)
    expect((await shop.db.select().from(orders).where(eq(orders.id, order_id)))[0]?.amount).toBe(
      order?.amount,
    )
  })

  it('who has registered stays; the contact takes others out, stays while they are there, and ends the group alone', async () => {
    const { code } = await begin()
    await friend.call('joinGroup', { code })
    expect(await contact.refused('leaveGroup', { conference_id: id })).toMatchObject({
      reason: 'groupContactStays',
    })
    const memberOf = async (is: 'is_self' | 'is_contact') =>
      (await groupOf(friend))?.members.find((member) => member[is])?.id ?? 0
    const remove = (member_id: number) => ({ conference_id: id, member_id })
    const mine = await memberOf('is_self')
    // Another user’s group, a missing member and another member get the same answer.
    expect(await friend.refused('removeGroupMember', remove(await memberOf('is_contact')))).toEqual(
      await friend.refused('removeGroupMember', remove(999_999)),
    )
    expect(await contact.refused('removeGroupMember', remove(await memberOf('is_contact')))).toMatchObject({
      reason: 'groupContactStays',
    })
    await fill(groupLimits.needed)
    const { order_id } = await friend.call('placeOrder', await wish(friend))
    expect(await friend.refused('leaveGroup', { conference_id: id })).toMatchObject({
      reason: 'groupTicketHeld',
    })
    expect(await contact.refused('removeGroupMember', remove(mine))).toMatchObject({
      ...{ reason: 'groupTicketHeld', field: 'member_id' },
    })
    await shop.db
      .update(orders)
      .set({ state: 'closed', closedReason: 'user_cancelled' })
      .where(eq(orders.id, order_id))
    const { members } = await contact.call('removeGroupMember', remove(mine))
    expect(members.map((member) => member.id)).not.toContain(mine)
    expect(await groupOf(friend)).toBeNull()
    await shop.db.delete(groupMembers).where(
      inArray(
        groupMembers.id,
        members.flatMap((member) => (member.is_contact ? [] : [member.id])),
      ),
    )
    expect(await contact.call('leaveGroup', { conference_id: id })).toEqual({ left: true })
    expect(await contact.call('leaveGroup', { conference_id: id })).toEqual({ left: true })
    expect(await shop.db.$count(registrationGroups)).toBe(0)
  })

  it('no one registers by a group that a member leaves at the same moment', async () => {
    const { code } = await begin()
    await fill(groupLimits.needed - 1)
    for (let round = 0; round < 6; round += 1) {
      await friend.call('joinGroup', { code })
      const order = await wish(contact)
      const [placed] = await Promise.all([
        contact.raw('placeOrder', order),
        friend.raw('leaveGroup', { conference_id: id }),
      ])
      // Before the friend left, or not at all.
      if (placed.code !== 1) expect(placed.data).toMatchObject({ reason: 'groupTooSmall' })
      await shop.db
        .delete(orders)
        .where(eq(orders.ticketTypeId, typeId))
        .catch(() => undefined)
      await shop.db
        .update(orders)
        .set({ state: 'closed', closedReason: 'user_cancelled' })
        .where(eq(orders.ticketTypeId, typeId))
    }
    expect(await shop.db.$count(groupMembers)).toBe(groupLimits.needed - 1)
  })

  it('[ACC-03] an account that is deleted leaves its groups; the next oldest member is the contact', async () => {
    const { code } = await begin()
    await friend.call('joinGroup', { code })
    const leave = async (account: string) => {
      const userId = await shop.idOf(account)
      const at = new Date(shop.server.clock.now)
      await shop.engine.run(async (scope) => leaveGroups(scope, { userId, at, keepMessage: '' }))
    }
    await leave('linmei')
    expect(await groupOf(friend)).toMatchObject({ is_contact: true, members: [{ is_self: true }] })
    await leave('newcomer')
    expect(await shop.db.$count(registrationGroups)).toBe(0)
  })
})
