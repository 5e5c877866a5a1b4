import { and, eq } from 'drizzle-orm'

import { bothLanguages } from '../../../src/contract/inLanguage.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { personActs, type CorrectedPerson } from '../../db/schema/people.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { notify } from '../../notifications/notify.ts'
import { Refused } from '../../shared/refused.ts'
import { replyAddressOf } from '../campaigns/campaignMail.ts'
import { writeAttendee } from './writeAttendee.ts'

export interface PersonAct {
  readonly conferenceId: number
  /** Id of the registration. */
  readonly orderId: number
  readonly userId: number
  readonly key: string
  readonly at: Date
}
type Order = typeof orders.$inferSelect

/** Puts the name and the affiliation of a participant right, and keeps what stood there. @throws Refused */
export const correctPerson = async (
  tx: Tx,
  act: PersonAct,
  { seen, ...after }: CorrectedPerson & { reason: string; seen: Partial<CorrectedPerson> },
) => {
  const order = await registrationOf(tx, act)
  if (await wasDone(tx, act, 'correct', after.reason, after)) return
  if (order.state === 'closed') throw new Refused('orderClosed', { field: 'id' })
  const { reason, name, affiliation } = after
  const { attendee } = order
  if (name === attendee.name && affiliation === attendee.affiliation) return
  const isSeen = (field: keyof CorrectedPerson) =>
    seen[field] === undefined || seen[field] === attendee[field]
  if (!isSeen('name') || !isSeen('affiliation')) throw new Refused('versionConflict', { field: 'name' })
  await writeAttendee(tx, order, { ...attendee, name, affiliation })
  const before = { name: attendee.name, affiliation: attendee.affiliation }
  await keep(tx, act, { kind: 'correct', text: reason, before, after: { name, affiliation } })
}

/** Notes something for the team alone. @throws Refused */
export const notePerson = async (tx: Tx, act: PersonAct, text: string) => {
  await registrationOf(tx, act)
  if (await wasDone(tx, act, 'note', text)) return
  await keep(tx, act, { kind: 'note', text })
}

/** Writes to the participant in the name of the conference; answers go to its contact. @throws Refused */
export const writeToPerson = async (tx: Tx, act: PersonAct, text: string) => {
  const order = await registrationOf(tx, act)
  if (await wasDone(tx, act, 'write', text)) return
  const id = await keep(tx, act, { kind: 'write', text })
  const [conference] = await tx.select().from(conferences).where(eq(conferences.id, act.conferenceId))
  const where = bothLanguages(conference?.title ?? '', conference?.engTitle ?? '')
  const said = { what: '', reason: text, amount: '', until: '' }
  const replyTo = await replyAddressOf(tx, act.conferenceId)
  await notify(tx, {
    ...{ userId: order.userId, name: 'organizerWrote', link: `/conferences/${act.conferenceId}` },
    key: `person act ${id}`,
    facts: { zh: { ...said, where: where.zh }, en: { ...said, where: where.en } },
    at: act.at,
    ...(order.attendee.email === '' ? {} : { mailTo: order.attendee.email }),
    ...(replyTo === undefined ? {} : { replyTo }),
  })
}

/** Locks the registration, so that of two equal requests one waits for the other. */
const registrationOf = async (tx: Tx, { conferenceId, orderId }: PersonAct): Promise<Order> => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.conferenceId, conferenceId), eq(orders.kind, 'conf')))
    .for('update')
  if (order === undefined) throw new Refused('notFound', { field: 'id' })
  return order
}

type Kept = Pick<typeof personActs.$inferInsert, 'kind' | 'text' | 'before' | 'after'>

/** @throws Refused `keyReused`: the same key has said something else. */
const wasDone = async (
  tx: Tx,
  { userId, key, orderId }: PersonAct,
  kind: Kept['kind'],
  text: string,
  corrected: CorrectedPerson | null = null,
): Promise<boolean> => {
  const ofKey = and(eq(personActs.userId, userId), eq(personActs.key, key))
  const [row] = await tx.select().from(personActs).where(ofKey)
  if (row === undefined) return false
  const { after } = row
  const isSame =
    row.orderId === orderId &&
    row.kind === kind &&
    row.text === text &&
    after?.name === corrected?.name &&
    after?.affiliation === corrected?.affiliation
  if (!isSame) throw new Refused('keyReused', { field: 'key' })
  return true
}

const keep = async (tx: Tx, { orderId, userId, key, at }: PersonAct, kept: Kept): Promise<number> => {
  const [row] = await tx
    .insert(personActs)
    .values({ orderId, userId, key, createdAt: at, ...kept })
    .onConflictDoNothing({ target: [personActs.userId, personActs.key] })
    .returning({ id: personActs.id })
  // The key was used about another registration at the same moment.
  if (row === undefined) throw new Refused('keyReused', { field: 'key' })
  return row.id
}
