import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'

import type { Attendee } from '../../../src/contract/attendee.ts'
import type { Reason } from '../../../src/contract/reasons.ts'
import { mealVouchers, tickets } from '../../db/schema/admission.ts'
import { invoices } from '../../db/schema/invoices.ts'
import { payments } from '../../db/schema/payments.ts'
import { orderTags, peopleTags } from '../../db/schema/people.ts'
import { peopleImportRows } from '../../db/schema/peopleImports.ts'
import { orders } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import { Refused } from '../../shared/refused.ts'
import { system } from '../../lifecycles/system.ts'
import { writeAttendee } from '../../lifecycles/people/writeAttendee.ts'
import type { Scope } from '../../lifecycles/types.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { isSamePerson } from './planRows.ts'
import { registerPerson } from './registerPerson.ts'

type Row = typeof peopleImportRows.$inferSelect
type Order = typeof orders.$inferSelect

/** How the rows of one import are done. */
export interface Manner {
  readonly conferenceId: number
  /** True: without notifications. */
  readonly isQuiet: boolean
  /** Language of new accounts: that of the account that brought the sheet. */
  readonly language: MessageLanguage
}

/** Does what was checked, in the transaction of its result. @throws Refused */
export const applyRow = async (scope: Scope, row: Row, { conferenceId, isQuiet, language }: Manner) => {
  const { tx } = scope
  const { importId, line, plan } = row
  if (plan === null) throw new Error(`row ${line} of import ${importId} has no plan`)
  let { orderId } = row
  if (orderId === null) {
    const { attendee, ticketTypeId } = plan
    const key = `import ${importId} ${line}`
    const wish = { conferenceId, ticketTypeId, attendee, key, language, isQuiet }
    orderId = (await registerPerson(scope, { ...wish, requestId: null })).orderId
  } else await update(tx, orderId, row.before, plan.attendee)
  const tagged = await putTags(tx, conferenceId, orderId, plan.tags)
  await tx.update(peopleImportRows).set({ outcome: 'done', orderId, tagged }).where(waiting(row))
}

/** The row, while nothing has become of it. */
export const waiting = ({ importId, line }: Pick<Row, 'importId' | 'line'>) =>
  and(
    eq(peopleImportRows.importId, importId),
    eq(peopleImportRows.line, line),
    isNull(peopleImportRows.outcome),
  )

/** The row, while it is done. */
export const isDone = ({ importId, line }: Pick<Row, 'importId' | 'line'>) =>
  and(
    eq(peopleImportRows.importId, importId),
    eq(peopleImportRows.line, line),
    eq(peopleImportRows.outcome, 'done'),
  )

const update = async (tx: Tx, orderId: number, before: Attendee | null, after: Attendee): Promise<void> => {
  const order = await lockedOrder(tx, orderId)
  if (order === null || order.state === 'closed' || before === null || !isSamePerson(order.attendee, before))
    throw new Refused('importMoved')
  await writeAttendee(tx, order, after)
}

const lockedOrder = async (tx: Tx, id: number): Promise<Order | null> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order ?? null
}

/** Answers the tags that it had not before. */
const putTags = async (
  tx: Tx,
  conferenceId: number,
  orderId: number,
  names: readonly string[],
): Promise<number[]> => {
  const put: number[] = []
  for (const name of names) {
    await tx.insert(peopleTags).values({ conferenceId, name }).onConflictDoNothing()
    const [tag] = await tx
      .select({ id: peopleTags.id })
      .from(peopleTags)
      .where(and(eq(peopleTags.conferenceId, conferenceId), sql`lower(${peopleTags.name}) = lower(${name})`))
    if (tag === undefined) throw new Error('the tag was not kept')
    const made = await tx
      .insert(orderTags)
      .values({ orderId, tagId: tag.id })
      .onConflictDoNothing()
      .returning()
    if (made.length > 0) put.push(tag.id)
  }
  return put
}

/** Takes back what the row did, or answers why it stays. */
export const undoRow = async (
  scope: Scope,
  row: Row,
  { isQuiet }: Pick<Manner, 'isQuiet'>,
): Promise<Reason | null> => {
  const { tx } = scope
  const { orderId, plan, change, tagged } = row
  const order = orderId === null ? null : await lockedOrder(tx, orderId)
  if (order === null || plan === null) return 'importEdited'
  if (!isSamePerson(order.attendee, plan.attendee)) return 'importEdited'
  if (change === 'update') {
    if (order.state === 'closed' || row.before === null) return 'importEdited'
    await writeAttendee(tx, order, row.before)
  } else {
    const reason = await heldBy(tx, order)
    if (reason !== null) return reason
    // An attendee who was not notified of it is not notified of its end.
    if (isQuiet) scope.untold.add(order.userId)
    const wish = { entity: 'order', id: order.id } as const
    if (order.state === 'to_be_paid')
      await scope.fire(system(), { ...wish, event: { type: 'order.close', reason: undoReason } })
    else await scope.fire(system(), { ...wish, event: { type: 'order.withdraw' } })
  }
  if (tagged !== null && tagged.length > 0)
    await tx
      .delete(orderTags)
      .where(and(eq(orderTags.orderId, order.id), inArray(orderTags.tagId, [...tagged])))
  return null
}

/** The person whom it was for reads it. */
const undoReason = '会务组撤销了名单导入 / The conference has undone the import of a list'

/** Why a registration that an import made is not taken back; null: nothing has happened to it since. */
const heldBy = async (tx: Tx, order: Order): Promise<Reason | null> => {
  const ofOrder = <T extends typeof tickets | typeof mealVouchers | typeof payments | typeof invoices>(
    table: T,
  ) => eq(table.orderId, order.id)
  const alive = and(ofOrder(payments), inArray(payments.state, ['waiting', 'reviewing', 'confirmed']))
  if ((await tx.$count(payments, alive)) > 0) return 'importPaid'
  if (order.state === 'completed' || (order.state === 'paid' && order.amount > 0)) return 'importPaid'
  if ((await tx.$count(tickets, and(ofOrder(tickets), eq(tickets.state, 'valid.signed_in')))) > 0)
    return 'importScanned'
  const eaten = and(ofOrder(mealVouchers), eq(mealVouchers.state, 'used'))
  if ((await tx.$count(mealVouchers, eaten)) > 0) return 'importScanned'
  const asked = and(ofOrder(invoices), ne(invoices.state, 'not_invoiced'))
  const isEdited = order.state === 'closed' || order.couponId !== null
  return isEdited || (await tx.$count(invoices, asked)) > 0 ? 'importEdited' : null
}
