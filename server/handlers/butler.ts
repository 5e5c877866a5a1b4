import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm'

import { priceOf, type OwnEnquiry } from '../../src/contract/butler.ts'
import { takeHit } from '../accounts/limits.ts'
import { lifecycleEvents } from '../db/schema/audit.ts'
import { enquiries } from '../db/schema/butler.ts'
import type { Db } from '../db/types.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import { groupedBy } from '../shared/groupedBy.ts'
import { registrationDefaults } from '../orders/registrationDefaults.ts'
import { createRooms } from '../orders/rooms.ts'
import { newestVersion } from './siteVersions.ts'
import { offsetOf, pick, type Deps, type HandlerTable } from './table.ts'

/** The conference butler: services, enquiries, hotel rooms (BUT-01). */
export const butlerHandlers = ({ db, now }: Deps) => {
  const rooms = createRooms({ db, now })

  const servicesIn = async () => (await newestVersion(db, 'butler')).content

  /** As the member gave them for the last enquiry, else for the last registration. */
  const ownContact = async (userId: number): Promise<{ contact: string; reach: string }> => {
    const [last] = await db
      .select({ contact: enquiries.contact, reach: enquiries.reach })
      .from(enquiries)
      .where(eq(enquiries.userId, userId))
      .orderBy(desc(enquiries.id))
      .limit(1)
    if (last !== undefined) return last
    const { name = '', mobile = '', email = '' } = await registrationDefaults(db, userId)
    return { contact: name, reach: mobile || email }
  }

  return {
    getButler: async (_input, { exchange }) => {
      const { fields, items } = await servicesIn()
      return {
        intro: pick(exchange, fields['intro'] ?? '', fields['eng_intro'] ?? ''),
        services: items.map(({ id, fields: of }) => ({
          id,
          name: pick(exchange, of['name'] ?? '', of['eng_name'] ?? ''),
          summary: pick(exchange, of['summary'] ?? '', of['eng_summary'] ?? ''),
          price: priceOf(of['price']),
          unit: pick(exchange, of['unit'] ?? '', of['eng_unit'] ?? ''),
        })),
        hotels: await rooms.offered(exchange.language),
      }
    },

    sendEnquiry: async ({ service_id, contact, reach, question, key }, { exchange, member: { userId } }) => {
      const again = and(eq(enquiries.userId, userId), eq(enquiries.creationKey, key))
      const [before] = await db.select().from(enquiries).where(again)
      if (before !== undefined) return ownEnquiry(db, before, exchange)
      const service =
        service_id === undefined || service_id === ''
          ? null
          : (await servicesIn()).items.find(({ id }) => String(id) === service_id)
      if (service === undefined) throw new Refused('notFound', { field: 'service_id' })
      const window = { key: `enquiry:${userId}`, hits: 10, seconds: 86_400 }
      const wait = await takeHit(db, window, now())
      if (wait !== null) throw new Refused('limited', { retryAfter: wait })
      const at = new Date(now())
      await db
        .insert(enquiries)
        .values({
          userId,
          service: service?.fields['name'] ?? '',
          engService: service?.fields['eng_name'] ?? '',
          contact,
          reach,
          question,
          creationKey: key,
          createdAt: at,
          movedAt: at,
        })
        .onConflictDoNothing({ target: [enquiries.userId, enquiries.creationKey] })
      // With two concurrent calls with the same key one was written.
      const [row] = await db.select().from(enquiries).where(again)
      if (row === undefined) throw new Error('the enquiry was not written')
      return ownEnquiry(db, row, exchange)
    },

    listEnquiries: async (input, { exchange, member: { userId } }) => {
      const own = eq(enquiries.userId, userId)
      const rows = await db
        .select()
        .from(enquiries)
        .where(own)
        .orderBy(desc(enquiries.id))
        .limit(input.page_size)
        .offset(offsetOf(input))
      const turns = await turnsOf(
        db,
        rows.map(({ id }) => id),
      )
      const [sum] = await db.select({ total: count() }).from(enquiries).where(own)
      return {
        list: rows.map((row) => enquiryOf(row, turns.get(row.id) ?? [], exchange)),
        total: sum?.total ?? 0,
        page: input.page,
        page_size: input.page_size,
        ...(await ownContact(userId)),
      }
    },

    bookRoom: (wish, { member: { userId } }) =>
      rooms.book({
        userId,
        roomId: wish.room_id,
        checkIn: wish.check_in,
        checkOut: wish.check_out,
        sharing: wish.sharing,
        companion: wish.companion,
        key: wish.key,
      }),

    cancelRoom: ({ id }, { member: { userId } }) => rooms.cancel({ userId, id }),

    changeSharing: (wish, { member: { userId } }) => rooms.share({ userId, ...wish }),
  } satisfies Partial<HandlerTable>
}

type Row = typeof enquiries.$inferSelect
type Turn = OwnEnquiry['turns'][number]

const ownEnquiry = async (db: Db, row: Row, exchange: Exchange): Promise<OwnEnquiry> =>
  enquiryOf(row, (await turnsOf(db, [row.id])).get(row.id) ?? [], exchange)

const enquiryOf = (row: Row, turns: readonly Turn[], exchange: Exchange): OwnEnquiry => ({
  id: row.id,
  service: pick(exchange, row.service, row.engService),
  state: row.state as OwnEnquiry['state'],
  version: row.version,
  turns: [
    { by: 'member', text: row.question, at: row.createdAt.toISOString() },
    ...turns.map(({ by, text, at }) => ({ by, text, at })),
  ],
})

/** Turns after the question, by enquiry: each move with a text is a turn. */
const turnsOf = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, readonly Turn[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: lifecycleEvents.entityId,
      role: lifecycleEvents.role,
      text: lifecycleEvents.reason,
      at: lifecycleEvents.at,
    })
    .from(lifecycleEvents)
    .where(
      and(
        eq(lifecycleEvents.entity, 'enquiry'),
        inArray(lifecycleEvents.entityId, [...ids]),
        ne(lifecycleEvents.reason, ''),
      ),
    )
    .orderBy(asc(lifecycleEvents.entityId), asc(lifecycleEvents.seq))
  return groupedBy(
    rows.map(({ id, role, text, at }) => ({
      id,
      by: role === 'owner' ? ('member' as const) : ('staff' as const),
      text,
      at: at.toISOString(),
    })),
    ({ id }) => id,
  )
}
