import { and, asc, desc, eq, inArray } from 'drizzle-orm'

import { inLanguage } from '../../../src/contract/inLanguage.ts'
import type { DetailLine } from '../../../src/contract/lifecycle.ts'
import type { InvoiceForm } from '../../../src/contract/invoiceForm.ts'
import type { Role } from '../../../src/contract/roles.ts'
import { users } from '../../db/schema/accounts.ts'
import { certificates, mealVouchers, tickets } from '../../db/schema/admission.ts'
import { lifecycleEvents } from '../../db/schema/audit.ts'
import { conferences } from '../../db/schema/catalogue.ts'
import { invoiceDocuments, invoices } from '../../db/schema/invoices.ts'
import { payments, refunds } from '../../db/schema/payments.ts'
import { orders, ticketTypes } from '../../db/schema/registration.ts'
import type { Tx } from '../../db/types.ts'
import type { MessageLanguage } from '../../shared/sentences/language.ts'
import { countAcknowledgedReviews } from '../papers/acknowledgedReviews.ts'

/** Details for those who decide about money and certificates, line by line (ORG-06). */

const text = (field: string, value: string | null | undefined) =>
  ({ field, kind: 'text', value: value ?? '' }) satisfies DetailLine
const money = (field: string, value: number) => ({ field, kind: 'money', value }) satisfies DetailLine
const choice = (field: string, value: string | null | undefined) =>
  ({ field, kind: 'choice', value: value ?? '' }) satisfies DetailLine
const moment = (field: string, value: Date | null | undefined) =>
  ({ field, kind: 'moment', value: value?.toISOString() ?? '' }) satisfies DetailLine

/** Order: items, buyer, attendee, price, and payment. */
const orderLines = async (tx: Tx, orderId: number, language: MessageLanguage): Promise<DetailLine[]> => {
  const [row] = await tx
    .select({ order: orders, type: ticketTypes, conference: conferences, account: users.nickname })
    .from(orders)
    .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
    .where(eq(orders.id, orderId))
  if (row === undefined) return []
  const { order, type, conference, account } = row
  const say = (zh: string, en: string) => inLanguage(language, zh, en)
  const [paid] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'confirmed')))
    .orderBy(asc(payments.id))
    .limit(1)
  return [
    text('order', order.no),
    text('conference', say(conference.title, conference.engTitle)),
    text('item', type === null ? say('论文版面费', 'Publication fee') : say(type.name, type.engName)),
    text('attendee', order.attendee.name),
    text('affiliation', order.attendee.affiliation),
    text('account', account),
    money('list_amount', order.listAmount),
    money('amount', order.amount),
    ...(paid === undefined
      ? []
      : [choice('paid_by', paid.method), text('paid_no', paid.providerId ?? paid.outTradeNo)]),
    ...(order.paidAt === null ? [] : [moment('paid_at', order.paidAt)]),
  ]
}

/** The form beside the one of the document that was issued last, and what was paid for. */
export const invoiceDetail = async (
  tx: Tx,
  id: number,
  roles: readonly Role[],
  language: MessageLanguage,
) => {
  // Tax and bank numbers are the business of the applicant and of finance.
  if (!roles.some((role) => role === 'owner' || role === 'finance')) return []
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id))
  if (invoice === undefined) return []
  const [issued] = await tx
    .select()
    .from(invoiceDocuments)
    .where(eq(invoiceDocuments.invoiceId, id))
    .orderBy(desc(invoiceDocuments.id))
    .limit(1)
  const { form } = invoice
  const lines = form === null ? [] : formLines(form, issued?.form ?? null)
  const isKept = issued?.kind === 'issue' && issued.file !== null
  const official: DetailLine[] = isKept
    ? [{ field: 'official', kind: 'file', value: `/files/invoice-official/${issued.id}` }]
    : []
  return [...official, ...lines, ...(await orderLines(tx, invoice.orderId, language))]
}

const formLines = (form: InvoiceForm, last: InvoiceForm | null): DetailLine[] =>
  formKinds.map(([field, kind]) => {
    const value = form[field] ?? ''
    const before = last?.[field] ?? ''
    return { field, kind, value, ...(last === null || before === value ? {} : { before }) }
  })

const formKinds = [
  ['invoice_type', 'choice'],
  ['title_type', 'choice'],
  ['title', 'text'],
  ['tax_no', 'text'],
  ['content', 'choice'],
  ['email', 'email'],
  ['mobile', 'phone'],
  ['reg_address', 'text'],
  ['reg_phone', 'phone'],
  ['bank_name', 'text'],
  ['bank_account', 'text'],
] as const satisfies ReadonlyArray<readonly [keyof InvoiceForm, DetailLine['kind']]>

/** The voucher itself, who paid, what for, and what a transfer should say. */
export const paymentDetail = async (
  tx: Tx,
  id: number,
  roles: readonly Role[],
  language: MessageLanguage,
) => {
  const [row] = await tx
    .select({ payment: payments, order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, id))
  if (row === undefined) return []
  const { payment, order } = row
  const isShown = payment.voucher !== null && roles.some((role) => role === 'owner' || role === 'finance')
  const voucher: DetailLine = {
    field: 'voucher',
    kind: payment.voucher?.endsWith('.pdf') === true ? 'file' : 'image',
    value: `/files/voucher/${id}`,
  }
  return [
    ...(isShown ? [voucher] : []),
    ...(payment.method === 'transfer' ? [text('remark', `${order.no} ${order.attendee.name}`)] : []),
    money('asked', payment.amount),
    ...(await orderLines(tx, order.id, language)),
  ]
}

/** Reason of the request, goods for the money and their use, and the invoice that blocks it. */
export const refundDetail = async (tx: Tx, id: number, language: MessageLanguage): Promise<DetailLine[]> => {
  const [row] = await tx
    .select({ refund: refunds, order: orders, conference: conferences })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(conferences, eq(conferences.id, orders.conferenceId))
    .where(eq(refunds.id, id))
  if (row === undefined) return []
  const { order, conference } = row
  const asked = await tx
    .select({ reason: lifecycleEvents.reason, at: lifecycleEvents.at })
    .from(lifecycleEvents)
    .where(
      and(
        eq(lifecycleEvents.entity, 'refund'),
        eq(lifecycleEvents.entityId, id),
        eq(lifecycleEvents.event, 'refund.request'),
      ),
    )
    .orderBy(desc(lifecycleEvents.seq))
    .limit(2)
  const [now, last] = asked
  const changed = last !== undefined && last.reason !== now?.reason ? { before: last.reason } : {}
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(eq(tickets.orderId, order.id))
    .orderBy(desc(tickets.id))
    .limit(1)
  const vouchers = await tx
    .select({ state: mealVouchers.state })
    .from(mealVouchers)
    .where(
      and(eq(mealVouchers.orderId, order.id), inArray(mealVouchers.state, ['available', 'shared', 'used'])),
    )
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, order.id))
  const used = vouchers.filter(({ state }) => state === 'used').length
  return [
    ...(now === undefined
      ? []
      : [
          { field: 'why', kind: 'paragraphs', value: now.reason, ...changed } satisfies DetailLine,
          moment('asked_at', now.at),
        ]),
    moment('until', conference.refundUntil),
    choice('ticket', ticket?.state),
    text('meals', vouchers.length === 0 ? '' : `${used} / ${vouchers.length}`),
    choice('invoice', invoice?.state),
    ...(await orderLines(tx, order.id, language)),
  ]
}

/** Holder, conference, and the ground on which it is earned. */
export const certificateDetail = async (tx: Tx, id: number): Promise<DetailLine[]> => {
  const [row] = await tx
    .select({ certificate: certificates, account: users.nickname })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .where(eq(certificates.id, id))
  if (row === undefined) return []
  const { certificate, account } = row
  const lines = [choice('kind', certificate.kind), text('name', certificate.name), text('account', account)]
  if (certificate.kind === 'review')
    return [...lines, text('reviews', String(await countAcknowledgedReviews(tx, certificate)))]
  const [ticket] = await tx
    .select({ ticket: tickets, order: orders })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(
      and(
        eq(tickets.userId, certificate.userId),
        eq(tickets.conferenceId, certificate.conferenceId),
        eq(tickets.state, 'valid.signed_in'),
      ),
    )
    .orderBy(asc(tickets.signedAt))
    .limit(1)
  return [
    ...lines,
    text('attendee', ticket?.order.attendee.name),
    text('affiliation', ticket?.order.attendee.affiliation),
    moment('signed_at', ticket?.ticket.signedAt),
    text('gate', ticket?.ticket.gate),
  ]
}
