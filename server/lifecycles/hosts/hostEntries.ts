import { and, count, eq, isNull, sql } from 'drizzle-orm'

import type {
  orderHostEntries,
  removeHostEntry,
  saveHostEntry,
} from '../../../src/contract/conferenceHosts.ts'
import type { HandlerInput } from '../../../src/contract/endpoint.ts'
import { mostEntries, type HostList } from '../../../src/contract/hostEntries.ts'
import { lockConference } from '../../db/lockConference.ts'
import { hostEntries } from '../../db/schema/hostEntries.ts'
import type { Tx } from '../../db/types.ts'
import { isReordered } from '../../shared/isReordered.ts'
import { Refused } from '../../shared/refused.ts'
import type { Scope } from '../types.ts'

type Row = typeof hostEntries.$inferSelect
type Saved = HandlerInput<typeof saveHostEntry>

/** Makes an entry at the end of its list, or changes one. */
export const saveEntry = async (tx: Tx, wish: Saved): Promise<{ id: number; isChanged: boolean }> => {
  await lockConference(tx, wish.conference_id)
  if (wish.id === 0) {
    const [made] = await tx
      .select()
      .from(hostEntries)
      .where(and(eq(hostEntries.conferenceId, wish.conference_id), eq(hostEntries.creationKey, wish.key)))
    if (made !== undefined) {
      if (!isSaid(made, wish)) throw new Refused('keyReused', { field: 'key' })
      return { id: made.id, isChanged: false }
    }
    return { id: await addEntry(tx, wish), isChanged: true }
  }
  const row = await entryOf(tx, wish)
  if (row.list !== wish.list || row.committeeId !== committeeOf(wish))
    throw new Refused('notFound', { field: 'id' })
  // A retry after a lost answer.
  if (row.removedAt === null && isSaid(row, wish)) return { id: row.id, isChanged: false }
  if (row.version !== wish.version || row.removedAt !== null)
    throw new Refused('versionConflict', { field: 'version' })
  await tx
    .update(hostEntries)
    .set({ ...valuesOf(wish), version: row.version + 1 })
    .where(eq(hostEntries.id, row.id))
  return { id: row.id, isChanged: true }
}

/** Takes an entry out of its list, or puts it back where it stood. */
export const removeEntry = async (
  { tx, now }: Scope,
  wish: HandlerInput<typeof removeHostEntry>,
): Promise<boolean> => {
  await lockConference(tx, wish.conference_id)
  const row = await entryOf(tx, wish)
  if ((row.removedAt !== null) === (wish.removed === 1)) return false
  if (row.version !== wish.version) throw new Refused('versionConflict', { field: 'version' })
  if (wish.removed === 0) {
    if (row.committeeId !== null) await refuseWithoutCommittee(tx, row.conferenceId, row.committeeId)
    await refuseTooMany(tx, row)
  }
  await tx
    .update(hostEntries)
    .set({ removedAt: wish.removed === 1 ? now() : null, version: row.version + 1 })
    .where(eq(hostEntries.id, row.id))
  return true
}

/** Refused if another user added, removed or moved an entry since the list was read. */
export const orderEntries = async (
  tx: Tx,
  { conference_id, list, committee_id, seen, ids }: HandlerInput<typeof orderHostEntries>,
): Promise<boolean> => {
  await lockConference(tx, conference_id)
  const committeeId = committeeOf({ list, committee_id })
  if (committeeId !== null) await refuseWithoutCommittee(tx, conference_id, committeeId)
  const rows = await tx
    .select({ id: hostEntries.id })
    .from(hostEntries)
    .where(inList({ conferenceId: conference_id, list, committeeId }))
    .orderBy(hostEntries.position, hostEntries.id)
  const now = rows.map(({ id }) => id)
  if (!isReordered(now, { seen, ids })) return false
  for (const [position, id] of ids.entries())
    await tx.update(hostEntries).set({ position }).where(eq(hostEntries.id, id))
  return true
}

const entryOf = async (
  tx: Tx,
  { id, conference_id }: { id: number; conference_id: number },
): Promise<Row> => {
  const [row] = await tx
    .select()
    .from(hostEntries)
    .where(and(eq(hostEntries.id, id), eq(hostEntries.conferenceId, conference_id)))
  if (row === undefined) throw new Refused('notFound', { field: 'id' })
  return row
}

const addEntry = async (tx: Tx, wish: Saved): Promise<number> => {
  const committeeId = committeeOf(wish)
  if (committeeId !== null) await refuseWithoutCommittee(tx, wish.conference_id, committeeId)
  const place = { conferenceId: wish.conference_id, list: wish.list, committeeId }
  await refuseTooMany(tx, place)
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${hostEntries.position}), -1)::int` })
    .from(hostEntries)
    .where(inList(place))
  const [row] = await tx
    .insert(hostEntries)
    .values({ ...valuesOf(wish), ...place, position: (last?.position ?? -1) + 1, creationKey: wish.key })
    .returning({ id: hostEntries.id })
  if (row === undefined) throw new Error('the entry was not written')
  return row.id
}

const committeeOf = ({ list, committee_id }: { list: HostList; committee_id: number }): number | null => {
  if ((list === 'members') !== committee_id > 0) throw new Refused('invalid', { field: 'committee_id' })
  return list === 'members' ? committee_id : null
}

const refuseWithoutCommittee = async (tx: Tx, conferenceId: number, committeeId: number) => {
  const [committee] = await tx
    .select({ id: hostEntries.id })
    .from(hostEntries)
    .where(
      and(eq(hostEntries.id, committeeId), inList({ conferenceId, list: 'committees', committeeId: null })),
    )
  if (committee === undefined) throw new Refused('notFound', { field: 'committee_id' })
}

interface Place {
  readonly conferenceId: number
  readonly list: HostList
  readonly committeeId: number | null
}

const inList = ({ conferenceId, list, committeeId }: Place) =>
  and(
    eq(hostEntries.conferenceId, conferenceId),
    eq(hostEntries.list, list),
    committeeId === null ? undefined : eq(hostEntries.committeeId, committeeId),
    isNull(hostEntries.removedAt),
  )

const refuseTooMany = async (tx: Tx, place: Place) => {
  const [row] = await tx.select({ number: count() }).from(hostEntries).where(inList(place))
  const most = mostEntries[place.list]
  if ((row?.number ?? 0) >= most) throw new Refused('hostEntriesTooMany', { count: most })
}

const valuesOf = ({ kind, name, duty, affiliation, url, phone, email, wechat, ...wish }: Saved) => ({
  ...{ kind, name, engName: wish.eng_name, duty, engDuty: wish.eng_duty, affiliation },
  ...{ engAffiliation: wish.eng_affiliation, url, phone, email, wechat },
})

/** Whether it says already what is wished. */
const isSaid = (row: Row, wish: Saved): boolean =>
  row.list === wish.list &&
  row.committeeId === committeeOf(wish) &&
  Object.entries(valuesOf(wish)).every(([name, text]) => row[name as keyof Row] === text)
