import { eq } from 'drizzle-orm'

import type { Entity } from '../../src/contract/entity.ts'
import { accountDeletions } from '../db/schema/accountDeletions.ts'
import { users } from '../db/schema/accounts.ts'
import { invoices } from '../db/schema/invoices.ts'
import { papers } from '../db/schema/papers.ts'
import { payments, refunds } from '../db/schema/payments.ts'
import { orders } from '../db/schema/registration.ts'
import type { Tx } from '../db/types.ts'

/**
 * Address for mails about a row if the account has none: that of the registration, which a member who signs in by phone
 * still gave, or of the corresponding author; and for a document of the row always the address that its form names.
 */
export const mailAddressOf = async (tx: Tx, entity: Entity, id: number): Promise<Addresses> => {
  if (entity === 'order') {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id))
    return { mailTo: order?.attendee.email }
  }
  if (entity === 'invoice') {
    const [row] = await tx
      .select({ form: invoices.form, attendee: orders.attendee })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(invoices.id, id))
    return { deliverTo: row?.form?.email, mailTo: row?.attendee.email }
  }
  if (entity === 'paper') {
    const [row] = await tx.select({ form: papers.form }).from(papers).where(eq(papers.id, id))
    return { mailTo: row?.form.authors[row.form.corresponding]?.email }
  }
  if (entity === 'accountDeletion') {
    // As it is now: when the mail is sent, there may be none any more.
    const [row] = await tx
      .select({ email: users.email, country: users.countryCode, mobile: users.mobile })
      .from(accountDeletions)
      .innerJoin(users, eq(users.id, accountDeletions.userId))
      .where(eq(accountDeletions.id, id))
    if (row === undefined) return {}
    const { email, country, mobile } = row
    if (email !== null) return { accountEmail: email }
    return country === null || mobile === null ? {} : { phones: [{ country, mobile }] }
  }
  if (entity !== 'payment' && entity !== 'refund') return {}
  const table = (entity === 'payment' ? payments : refunds) as typeof payments
  const [row] = await tx
    .select({ attendee: orders.attendee })
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .where(eq(table.id, id))
  return { mailTo: row?.attendee.email }
}

interface Addresses {
  deliverTo?: string | undefined
  mailTo?: string | undefined
  /** Address of the account itself, which may be deleted when the mail is sent. */
  accountEmail?: string
  /** Phones for a text message, if the account has no address. */
  phones?: ReadonlyArray<{ country: string; mobile: string }>
}
