import { and, asc, count, desc, eq, gt, inArray, like, type SQL } from 'drizzle-orm'

import type { InvoiceCard } from '../../src/contract/invoice.ts'
import type { InvoiceForm } from '../../src/contract/invoiceForm.ts'
import { conferences } from '../db/schema/catalogue.ts'
import { invoiceDocuments, invoices } from '../db/schema/invoices.ts'
import { orders } from '../db/schema/registration.ts'
import type { Db, Tx } from '../db/types.ts'
import { amountInWords } from '../documents/amountInWords.ts'
import type { Exchange } from '../shared/exchange.ts'
import { Refused } from '../shared/refused.ts'
import { invoiceAdapter } from '../lifecycles/entities/invoice.ts'
import { eventOfKey } from '../lifecycles/eventOfKey.ts'
import { actorOf } from './record.ts'
import { isRowId, pick, type HandlerTable, type Deps } from './table.ts'

/** Invoices of the account's own orders (INV-01, INV-02). Issuing is finance's, by `fireRecord`. */
export const invoiceHandlers = ({ db, engine }: Deps) =>
  ({
    listInvoices: async ({ label, page, page_size }, { exchange, member }) => {
      const condition = and(
        eq(orders.userId, member.userId),
        inArray(orders.state, ['paid', 'completed']),
        gt(orders.amount, 0),
        label === undefined ? undefined : labelled[label],
      )
      const [sum] = await db
        .select({ total: count() })
        .from(invoices)
        .innerJoin(orders, eq(orders.id, invoices.orderId))
        .where(condition)
      const rows = await cards(db, exchange, condition, { limit: page_size, offset: (page - 1) * page_size })
      return { list: rows, total: sum?.total ?? 0, page, page_size }
    },

    saveInvoice: async ({ id, version, key, ...form }, call) => {
      if (!isRowId(id)) throw new Refused('notFound')
      const actor = actorOf(call)
      return engine.run(async (scope) => {
        const { tx } = scope
        const owned = await invoiceAdapter.whose(tx, id)
        // The event depends on another call that may use the key at this moment. A caller without rights waits for
        // no lock, and is refused by the engine.
        if (owned?.ownerId === call.member.userId) await invoiceAdapter.lock(tx, id)
        const done = await eventOfKey(scope, actor, { entity: 'invoice', id, key }, [
          'invoice.request',
          'invoice.edit',
        ])
        const [row] = await tx.select({ state: invoices.state }).from(invoices).where(eq(invoices.id, id))
        const isNew = row?.state === 'not_invoiced'
        await scope.fire(actor, {
          entity: 'invoice',
          id,
          event: { type: done ?? (isNew ? 'invoice.request' : 'invoice.edit'), form: plain(form) },
          version,
          key,
        })
        const mine = and(eq(invoices.id, id), eq(orders.userId, call.member.userId))
        const [card] = await cards(tx, call.exchange, mine, { limit: 1, offset: 0 })
        if (card === undefined) throw new Refused('notFound')
        return card
      })
    },
  }) satisfies Partial<HandlerTable>

const labelled: Record<InvoiceCard['label'], SQL | undefined> = {
  not_invoiced: eq(invoices.state, 'not_invoiced'),
  to_be_invoiced: like(invoices.state, 'to_be_invoiced.%'),
  invoiced: eq(invoices.state, 'invoiced'),
}

const cards = async (
  db: Db | Tx,
  exchange: Exchange,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<InvoiceCard[]> => {
  const rows = await db
    .select({ invoice: invoices, order: orders, conference: conferences })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
    .where(condition)
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(offset)
  const documents =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(invoiceDocuments)
          .where(
            inArray(
              invoiceDocuments.invoiceId,
              rows.map(({ invoice }) => invoice.id),
            ),
          )
          .orderBy(asc(invoiceDocuments.id))
  const numbers = new Map(documents.map((document) => [document.id, document.number]))
  return rows.map(({ invoice, order, conference }) => ({
    id: invoice.id,
    order_id: order.id,
    order_no: order.no,
    conference: pick(exchange, conference.title, conference.engTitle),
    amount: order.amount,
    amount_in_words: amountInWords(order.amount),
    label: labelOf(invoice.state),
    state: invoice.state,
    version: invoice.version,
    return_reason: invoice.returnReason,
    form: invoice.form,
    documents: documents
      .filter(({ invoiceId }) => invoiceId === invoice.id)
      .map(({ id, kind, number, refersTo, createdAt, file }) => ({
        id,
        kind,
        number,
        refers_to: refersTo === null ? null : (numbers.get(refersTo) ?? null),
        at: createdAt.toISOString(),
        url: `/files/invoice/${id}.pdf`,
        official_url: file === null ? null : `/files/invoice-official/${id}`,
      })),
  }))
}

const labelOf = (state: string): InvoiceCard['label'] =>
  state === 'invoiced' ? 'invoiced' : state === 'not_invoiced' ? 'not_invoiced' : 'to_be_invoiced'

/** A private person has no taxpayer's number, whatever was left in the field. */
const plain = (form: InvoiceForm): InvoiceForm =>
  form.title_type === 'personal' ? { ...form, tax_no: '' } : form
