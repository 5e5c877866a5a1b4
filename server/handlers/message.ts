import { and, count, desc, eq, isNull, lte } from 'drizzle-orm'

import { channels, messageTypes, typesBy } from '../../src/contract/notifications.ts'
import { maskedMobile } from '../shared/masks.ts'
import { users } from '../db/schema/accounts.ts'
import { messages } from '../db/schema/members.ts'
import type { Db, Tx } from '../db/types.ts'
import { unwantedBy } from '../notifications/unwantedBy.ts'
import { actionOf } from '../notifications/actionOf.ts'
import { messageTypeNames } from '../shared/sentences/messageTypeNames.ts'
import { isRowId, offsetOf, pick, type HandlerTable, type Deps } from './table.ts'

/** Members' notifications (MEM-04), and the ones they want by mail (MSG-02). */
export const messageHandlers = ({ db, sender, now }: Deps) =>
  ({
    getMessageTypes: async (_input, { member }) => {
      const rows = await db
        .select({ type: messages.type, unread: count() })
        .from(messages)
        .where(and(eq(messages.userId, member.userId), isNull(messages.readAt)))
        .groupBy(messages.type)
      return messageTypes.map((type, place) => ({
        id: place + 1,
        type,
        name: messageTypeNames[type].zh,
        eng_name: messageTypeNames[type].en,
        unread: rows.find((row) => row.type === type)?.unread ?? 0,
      }))
    },

    listMessages: async ({ type, unread, page, page_size }, { member, exchange }) => {
      const wanted = and(
        eq(messages.userId, member.userId),
        type === undefined ? undefined : eq(messages.type, type),
        unread === 1 ? isNull(messages.readAt) : undefined,
      )
      const rows = await db
        .select()
        .from(messages)
        .where(wanted)
        .orderBy(desc(messages.id))
        .limit(page_size)
        .offset(offsetOf({ page, page_size }))
      const [sum] = await db.select({ total: count() }).from(messages).where(wanted)
      return {
        list: rows.map((row) => ({
          id: row.id,
          type: row.type,
          title: pick(exchange, row.title, row.engTitle),
          content: pick(exchange, row.content, row.engContent),
          link: row.link,
          action: row.link === '' ? '' : actionOf(row.name, exchange.language),
          created_at: row.createdAt.toISOString(),
          is_read: row.readAt !== null,
        })),
        total: sum?.total ?? 0,
        page,
        page_size,
      }
    },

    /** A message of another user, or one that does not exist, changes nothing and gets no other answer. */
    readMessage: ({ id }, { member: { userId } }) =>
      db.transaction(async (tx) => {
        const own = and(eq(messages.id, id), eq(messages.userId, userId), isNull(messages.readAt))
        if (isRowId(id))
          await tx
            .update(messages)
            .set({ readAt: new Date(now()) })
            .where(own)
        return unreadOf(tx, userId)
      }),

    readMessages: ({ type, before }, { member }) =>
      db.transaction(async (tx) => {
        await tx
          .update(messages)
          .set({ readAt: new Date(now()) })
          .where(
            and(
              eq(messages.userId, member.userId),
              isNull(messages.readAt),
              type === undefined ? undefined : eq(messages.type, type),
              lte(messages.id, before),
            ),
          )
        return unreadOf(tx, member.userId)
      }),

    readMessagesOf: ({ link }, { member: { userId } }) =>
      db.transaction(async (tx) => {
        await tx
          .update(messages)
          .set({ readAt: new Date(now()) })
          .where(and(eq(messages.userId, userId), eq(messages.link, link), isNull(messages.readAt)))
        return unreadOf(tx, userId)
      }),

    getChannelWishes: async (_input, { member }) => {
      const [user] = await db
        .select({ email: users.email, mobile: users.mobile })
        .from(users)
        .where(eq(users.id, member.userId))
      return {
        email: user?.email ?? null,
        mobile: user?.mobile != null && sender.sendNotice !== null ? maskedMobile(user.mobile) : null,
        wishes: await wishesOf(db, member.userId),
      }
    },

    setChannelWish: ({ type, channel, wanted }, { member: { userId } }) =>
      db.transaction(async (tx) => {
        const unwanted = unwantedBy[channel]
        if (wanted === 1)
          await tx.delete(unwanted).where(and(eq(unwanted.userId, userId), eq(unwanted.type, type)))
        else
          await tx
            .insert(unwanted)
            .values({ userId, type, createdAt: new Date(now()) })
            .onConflictDoNothing()
        return wishesOf(tx, userId)
      }),
  }) satisfies Partial<HandlerTable>

const unreadOf = async (tx: Tx, userId: number) => {
  const [row] = await tx
    .select({ total: count() })
    .from(messages)
    .where(and(eq(messages.userId, userId), isNull(messages.readAt)))
  return row?.total ?? 0
}

const wishesOf = async (db: Db | Tx, userId: number) => {
  const wishes = []
  for (const channel of channels) {
    const unwanted = unwantedBy[channel]
    const rows = await db.select({ type: unwanted.type }).from(unwanted).where(eq(unwanted.userId, userId))
    for (const type of typesBy(channel))
      wishes.push({ type, channel, wanted: !rows.some((row) => row.type === type) })
  }
  return wishes
}
