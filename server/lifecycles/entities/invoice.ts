import { and, desc, eq, inArray } from 'drizzle-orm'

import type { InvoiceFacts } from '../../../src/contract/facts.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { invoiceDocuments, invoices } from '../../db/schema/invoices.ts'
import { refunds } from '../../db/schema/payments.ts'
import { orders } from '../../db/schema/registration.ts'
import { sqlState } from '../../db/errors.ts'
import { Refused } from '../../shared/refused.ts'
import { inLanguage } from '../../../src/contract/inLanguage.ts'
import { moneyText } from '../moneyText.ts'
import type { EntityAdapter, Moved, Scope } from '../types.ts'
import { invoiceDetail } from './details.ts'
import { lockWithOrder, ownerOfOrder } from './withOrder.ts'

export const invoiceAdapter: EntityAdapter<InvoiceFacts> = {
  table: invoices,

  whose: (tx, id) => ownerOfOrder(tx, invoices, id),

  lock: (tx, id) => lockWithOrder(tx, invoices, id),

  load: async ({ tx }, id) => {
    const [found] = await tx
      .select({ row: invoices, order: orders })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(invoices.id, id))
    if (found === undefined) return null
    const { row, order } = found
    const open = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        and(eq(refunds.orderId, order.id), inArray(refunds.state, ['requested', 'processing', 'failed'])),
      )
    return {
      id,
      state: row.state,
      version: row.version,
      ownerId: order.userId,
      conferenceId: order.conferenceId,
      facts: {
        amount: order.amount,
        orderPaid: order.state === 'paid' || order.state === 'completed',
        hasOpenRefund: open.length > 0,
        returnReason: row.returnReason,
        number: row.state === 'invoiced' ? ((await valid(tx, id))?.number ?? null) : null,
        document: row.documentNumber,
      },
    }
  },

  columns: ({ returnReason }, event) => ({
    returnReason,
    ...(event['form'] === undefined ? {} : { form: event['form'] }),
    ...(event.type === 'invoice.attach'
      ? { documentNumber: event['number'], documentFile: event['file'] }
      : {}),
  }),

  after: async (scope, moved) => {
    if (moved.event.type === 'invoice.attach') await refuseIssued(scope, moved)
    if (moved.event.type === 'invoice.issue') await addDocument(scope, moved, 'issue')
    if (moved.event.type === 'invoice.reverse') await addDocument(scope, moved, 'reversal')
    // Issued, or sent back: the next one has a document of its own.
    if (moved.facts.document === null && moved.before.facts.document !== null) {
      await scope.tx
        .update(invoices)
        .set({ documentNumber: null, documentFile: null })
        .where(eq(invoices.id, moved.before.id))
    }
  },

  detail: ({ tx }, id, roles, language) => invoiceDetail(tx, id, roles, language),

  describe: async ({ tx }, id, language) => {
    const [row] = await tx
      .select({ invoice: invoices, order: orders, conference: conferences })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
      .where(eq(invoices.id, id))
    if (row === undefined) throw new Refused('notFound')
    return {
      title: `${row.order.no} · ${row.order.attendee.name} · ${moneyText(row.order.amount, language)}`,
      subtitle: inLanguage(language, row.conference.title, row.conference.engTitle),
      related: [{ entity: 'order', id: row.order.id, title: row.order.no, state: row.order.state }],
    }
  },
}

/** The document that counts now. */
const valid = async (tx: Scope['tx'], invoiceId: number) => {
  const [last] = await tx
    .select()
    .from(invoiceDocuments)
    .where(eq(invoiceDocuments.invoiceId, invoiceId))
    .orderBy(desc(invoiceDocuments.id))
    .limit(1)
  return last?.kind === 'issue' ? last : undefined
}

/** Checked after the write: a concurrent issue of the same number has committed by now, or waits for this transaction. */
const refuseIssued = async ({ tx }: Scope, { facts }: Moved<InvoiceFacts>) => {
  const taken = await tx
    .select({ id: invoiceDocuments.id })
    .from(invoiceDocuments)
    .where(eq(invoiceDocuments.number, facts.document ?? ''))
  if (taken.length > 0) throw numberTaken()
}

const numberTaken = () => new Refused('numberTaken', { field: 'number' })

const addDocument = async (
  { tx }: Scope,
  { before, event, at }: Moved<InvoiceFacts>,
  kind: 'issue' | 'reversal',
) => {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, before.id))
  const first = kind === 'reversal' ? await valid(tx, before.id) : undefined
  const form = first?.form ?? invoice?.form
  const number = invoice?.documentNumber
  const isLacking = kind === 'reversal' && first === undefined
  if (invoice === undefined || form == null || number == null || isLacking) {
    throw new Error(`invoice ${before.id} has nothing to make a document of`)
  }
  try {
    await tx.insert(invoiceDocuments).values({
      invoiceId: before.id,
      kind,
      number,
      file: invoice.documentFile,
      refersTo: first?.id ?? null,
      amount: before.facts.amount,
      form,
      reason: typeof event['reason'] === 'string' ? event['reason'] : '',
      createdAt: at,
    })
  } catch (error) {
    if (sqlState(error) === '23505') throw numberTaken()
    throw error
  }
}
