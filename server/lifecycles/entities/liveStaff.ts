import { and, eq, ne } from 'drizzle-orm'

import type { LiveStaffFacts } from '../../../src/contract/facts.ts'
import { users } from '../../db/schema/accounts.ts'
import { conferences, lives } from '../../db/schema/catalogue.ts'
import { liveStaff } from '../../db/schema/live.ts'
import type { Tx } from '../../db/types.ts'
import { momentText } from '../../notifications/momentText.ts'
import { notify } from '../../notifications/notify.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { notificationLink } from '../../shared/sentences/notificationLink.ts'
import { replanRoom } from '../lives/replanRoom.ts'
import { system } from '../system.ts'
import type { EntityAdapter, Moved, Scope } from '../types.ts'

export const liveStaffAdapter: EntityAdapter<LiveStaffFacts> = {
  table: liveStaff,

  whose: async (tx, id) => {
    const found = await rowOf(tx, id)
    return found === null ? null : { ownerId: found.row.userId, conferenceId: found.row.conferenceId }
  },

  // The live first: of two who accept at the same moment the second one replaces the first.
  lock: async (tx, id) => {
    const found = await rowOf(tx, id)
    if (found === null) return
    await tx.select({ id: lives.id }).from(lives).where(eq(lives.id, found.row.liveId)).for('update')
    await tx.select({ id: liveStaff.id }).from(liveStaff).where(eq(liveStaff.id, id)).for('update')
  },

  load: async ({ tx, at }, id) => {
    const found = await rowOf(tx, id)
    if (found === null) return null
    const { row, live } = found
    const holder = row.part === 'host' ? live.anchorId : live.funderId
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: row.userId,
      conferenceId: row.conferenceId,
      facts: {
        conferenceId: row.conferenceId,
        liveId: row.liveId,
        part: row.part,
        isOver: row.expiresAt <= at,
        hasBegun: live.status !== 'not_started',
        isSpare: row.part === 'funder' || live.publication !== 'scheduled' || holder !== row.userId,
        startsAt: live.startsAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      },
    }
  },

  columns: () => ({}),

  after: async (scope, moved) => {
    const found = await rowOf(scope.tx, moved.before.id)
    if (found === null) return
    const { row, live } = found
    if (moved.state === 'accepted') {
      await putInPart(scope.tx, row, row.userId)
      await replacePredecessors(scope, row)
      await tellAsker(scope, found, 'liveStaffJoined', moved)
    }
    if (moved.state === 'declined') await tellAsker(scope, found, 'liveStaffRefused', moved)
    const holder = row.part === 'host' ? live.anchorId : live.funderId
    if (moved.state === 'replaced' && holder === row.userId) await putInPart(scope.tx, row, null)
  },

  describe: async ({ tx }, id, language) => {
    const found = await rowOf(tx, id)
    if (found === null) throw new Refused('notFound')
    const { row, live, conference } = found
    return {
      title: partNames[row.part][language],
      subtitle: [
        inLanguage(language, live.title, live.engTitle),
        inLanguage(language, conference.title, conference.engTitle),
      ].join(' · '),
      related: [],
    }
  },
}

export const partNames = {
  host: { zh: '直播主持人', en: 'Host of a live' },
  funder: { zh: '直播协办人', en: 'Funder of a live' },
} as const

type Row = typeof liveStaff.$inferSelect
interface Found {
  readonly row: Row
  readonly live: typeof lives.$inferSelect
  readonly conference: typeof conferences.$inferSelect
}

const rowOf = async (tx: Tx, id: number): Promise<Found | null> => {
  const [found] = await tx
    .select({ row: liveStaff, live: lives, conference: conferences })
    .from(liveStaff)
    .innerJoin(lives, eq(lives.id, liveStaff.liveId))
    .innerJoin(conferences, eq(conferences.id, liveStaff.conferenceId))
    .where(eq(liveStaff.id, id))
  return found ?? null
}

/** The plan and its room know at once who runs the live. */
const putInPart = async (tx: Tx, { liveId, part }: Row, userId: number | null): Promise<void> => {
  const [live] = await tx.select({ version: lives.version }).from(lives).where(eq(lives.id, liveId))
  const person = part === 'host' ? { anchorId: userId } : { funderId: userId }
  await tx
    .update(lives)
    .set({ ...person, version: (live?.version ?? 0) + 1 })
    .where(eq(lives.id, liveId))
  await replanRoom(tx, liveId)
}

const replacePredecessors = async (scope: Scope, { id, liveId, part }: Row): Promise<void> => {
  const earlier = await scope.tx
    .select({ id: liveStaff.id })
    .from(liveStaff)
    .where(
      and(
        eq(liveStaff.liveId, liveId),
        eq(liveStaff.part, part),
        eq(liveStaff.state, 'accepted'),
        ne(liveStaff.id, id),
      ),
    )
  for (const one of earlier)
    await scope.fire(system(), { entity: 'liveStaff', id: one.id, event: { type: 'staff.replace' } })
}

/** Tells the account that asked about the answer. */
const tellAsker = async (
  { tx }: Scope,
  { row, live, conference }: Found,
  name: 'liveStaffJoined' | 'liveStaffRefused',
  { version, at }: Moved,
): Promise<void> => {
  if (row.askedBy === null || row.askedBy === row.userId) return
  const [member] = await tx.select().from(users).where(eq(users.id, row.userId))
  const known = { who: member?.nickname ?? '', reason: '', amount: '' }
  const factsIn = (language: 'zh' | 'en') => ({
    ...known,
    what: inLanguage(language, live.title, live.engTitle),
    where: inLanguage(language, conference.title, conference.engTitle),
    until: momentText(live.startsAt, language),
  })
  await notify(tx, {
    userId: row.askedBy,
    name,
    link: notificationLink(name, live.id, conference.id),
    key: `liveStaff ${row.id} ${version}`,
    facts: { zh: factsIn('zh'), en: factsIn('en') },
    at,
  })
}
