import { asc, eq, inArray } from 'drizzle-orm'

import * as texts from './content/commerce.ts'
import * as schema from './schema.ts'
import { demoPhone } from './seed.ts'
import { seedMarks, seedOnce } from './seedSite.ts'
import type { Db, Tx } from './types.ts'

/**
 * Adds what registration needs to the demo conferences: fees, places, meals, parts of the demo accounts. Once and wholly;
 * false: it had been done before, or there is no demo content to add it to.
 */
export const seedCommerce = async (db: Db, { now = () => new Date() } = {}): Promise<boolean> => {
  if ((await seedMarks(db)).has('seededCommerce')) return false
  const at = now()
  const work = async (tx: Tx): Promise<void> => {
    const accounts = await accountsByName(tx)
    const organizer = accounts.get('organizer')
    const conferences = await tx.select().from(schema.conferences).orderBy(asc(schema.conferences.id))
    for (const [index, conference] of conferences.entries()) {
      await openRegistration(tx, conference, { index, organizerId: organizer ?? null })
    }
    await addRooms(tx, conferences, at)
    await addParts(tx, accounts, conferences)
    await addBelongings(tx, accounts, conferences, at)
  }
  return seedOnce(db, { mark: 'seededCommerce', at, work })
}

const day = 86_400_000
/** The demo conference that is nearly full. */
const tight = 3
type Conference = typeof schema.conferences.$inferSelect

const accountsByName = async (tx: Tx) => {
  const rows = await tx
    .select({ id: schema.users.id, account: schema.users.account })
    .from(schema.users)
    .where(
      inArray(schema.users.account, [
        'linmei',
        'organizer',
        'approved',
        'reviewing',
        'rejected',
        'finance',
        'gate',
        'admin',
      ]),
    )
  return new Map(rows.map(({ id, account }) => [account ?? '', id]))
}

/** A conference that is over has no registration, but keeps what it was. */
const openRegistration = async (
  tx: Tx,
  conference: Conference,
  { index, organizerId }: { index: number; organizerId: number | null },
) => {
  const { id, startsAt, endsAt } = conference
  const [content, engContent] = texts.content(conference.title, conference.engTitle, {
    hasTalks: index === 0,
  })
  await tx
    .update(schema.conferences)
    .set({
      organizerId,
      venue: texts.venue[0],
      engVenue: texts.venue[1],
      content,
      engContent,
      registrationOpensAt: new Date(startsAt.getTime() - 120 * day),
      registrationClosesAt: endsAt,
      refundUntil: new Date(startsAt.getTime() - 3 * day),
      knockHours: 24,
    })
    .where(eq(schema.conferences.id, id))
  for (const [position, type] of texts.ticketTypes.entries()) {
    const [row] = await tx
      .insert(schema.ticketTypes)
      .values({
        conferenceId: id,
        name: type.name[0],
        engName: type.name[1],
        audience: type.audience,
        capacity:
          index === tight && type.audience === 'anyone' && type.capacity !== null
            ? texts.tightCapacity
            : type.capacity,
        position,
      })
      .returning({ id: schema.ticketTypes.id })
    if (row === undefined) throw new Error('the ticket type was not written')
    await tx.insert(schema.priceTiers).values(
      type.tiers.map(({ name, daysBefore, amount }) => ({
        ticketTypeId: row.id,
        name: name[0],
        engName: name[1],
        until: daysBefore === null ? null : new Date(startsAt.getTime() - daysBefore * day),
        amount,
      })),
    )
  }
  const days = Math.round((endsAt.getTime() - startsAt.getTime()) / day) + 1
  // 9:00 in China, as the catalogue has it.
  const morning = startsAt.getTime() - 9 * 3_600_000
  await tx.insert(schema.meals).values(
    Array.from({ length: days }, (_, at) => at).flatMap((at) =>
      texts.mealsOfDay.map(({ name, from, to }) => ({
        conferenceId: id,
        name: `第 ${at + 1} 天${name[0]}`,
        engName: `${name[1]}, day ${at + 1}`,
        startsAt: new Date(morning + at * day + (from[0] * 60 + from[1]) * 60_000),
        endsAt: new Date(morning + at * day + (to[0] * 60 + to[1]) * 60_000),
      })),
    ),
  )
}

/** Adds rooms to conferences that are not over. */
const addRooms = async (tx: Tx, conferences: readonly Conference[], now: Date) => {
  const { hotel, address, rooms } = texts.hotel
  const rows = conferences
    .filter(({ startsAt }) => startsAt > now)
    .flatMap(({ id: conferenceId }) =>
      rooms.map(({ room, price, quota }) => ({
        conferenceId,
        hotel: hotel[0],
        engHotel: hotel[1],
        address: address[0],
        engAddress: address[1],
        room: room[0],
        engRoom: room[1],
        price,
        quota,
      })),
    )
  if (rows.length > 0) await tx.insert(schema.hotelRooms).values(rows)
}

const addParts = async (
  tx: Tx,
  accounts: ReadonlyMap<string, number>,
  conferences: readonly Conference[],
) => {
  const grant = (
    account: string,
    role: 'organizer' | 'staff' | 'finance' | 'admin',
    conferenceId: number | null,
  ) => {
    const userId = accounts.get(account)
    return userId === undefined ? [] : [{ userId, role, conferenceId }]
  }
  const rows = [
    ...grant('finance', 'finance', null),
    ...grant('admin', 'admin', null),
    ...conferences.flatMap(({ id }) => [
      ...grant('organizer', 'organizer', id),
      ...grant('gate', 'staff', id),
    ]),
  ]
  if (rows.length > 0) await tx.insert(schema.userRoles).values(rows)
}

const addBelongings = async (
  tx: Tx,
  accounts: ReadonlyMap<string, number>,
  conferences: readonly Conference[],
  now: Date,
) => {
  const userId = accounts.get('linmei')
  const coming = conferences.find(({ startsAt }) => startsAt > now)
  if (userId !== undefined && coming !== undefined) {
    const year = new Date(now.getTime() + 365 * day)
    await tx.insert(schema.coupons).values([
      { userId, code: 'FRIEND50', kind: 'registration', amount: 5000, expiresAt: year },
      { userId, code: 'PAPER150', kind: 'submission', amount: 15_000, expiresAt: year },
    ])
    await tx.insert(schema.acceptedAuthors).values({ userId, conferenceId: coming.id })
    const dayOf = (at: Date, shift: number) =>
      new Date(at.getTime() + 8 * 3_600_000 + shift * day).toISOString().slice(0, 10)
    await tx.insert(schema.hotelBookings).values({
      userId,
      conferenceId: coming.id,
      hotel: texts.hotel.hotel[0],
      engHotel: texts.hotel.hotel[1],
      address: texts.hotel.address[0],
      engAddress: texts.hotel.address[1],
      room: texts.hotel.rooms[0].room[0],
      engRoom: texts.hotel.rooms[0].room[1],
      checkIn: dayOf(coming.startsAt, -1),
      checkOut: dayOf(coming.endsAt, 0),
      amount: texts.hotel.amount,
    })
  }
  // The demo accounts are in the state that their status says, with an application behind it.
  for (const [account, state] of [
    ['approved', 'approved.settled'],
    ['reviewing', 'under_review.waiting'],
    ['rejected', 'rejected'],
  ] as const) {
    const id = accounts.get(account)
    if (id === undefined) continue
    const applied = { ...form, name: `${form.name}（${account}）` }
    await tx.insert(schema.organizerApplications).values({
      userId: id,
      state,
      form: applied,
      decided: state === 'under_review.waiting' ? null : applied,
      reason: state === 'rejected' ? '营业执照图片不清晰，请重新上传。' : null,
    })
  }
}

const form = {
  name: '前沿交叉学科学会',
  tax_no: '91110000101623741K',
  contact: '陈立',
  mobile: demoPhone(3),
  email: 'society@symposium.example',
  address: '北京市海淀区',
  intro: '长期举办青年学者论坛与专题研讨会。',
  logo: '/brand/mark.svg',
  licence: '/brand/mark.svg',
}
