import { and, desc, eq, isNotNull, like } from 'drizzle-orm'

import { bothLanguages } from '../src/contract/inLanguage.ts'
import { tickets } from './db/schema/admission.ts'
import { conferences } from './db/schema/catalogue.ts'
import { invoiceDocuments } from './db/schema/invoices.ts'
import { orders, ticketTypes } from './db/schema/registration.ts'
import type { Db } from './db/types.ts'
import type { DocumentOrder } from './documents/documentWorker.ts'
import { endingOf } from './shared/endingOf.ts'
import type { FileStore } from './files/store.ts'
import type { AttachmentsOf } from './notifications/sendMessageMail.ts'
import type { MailAttachment } from './senders/sender.ts'

interface Tools {
  readonly db: Db
  /** Official documents of invoices. */
  readonly invoiceFiles: Pick<FileStore, 'find'>
  readonly makeDocument: (order: DocumentOrder) => Promise<Uint8Array<ArrayBuffer>>
}

/** Attachments of mails, as they are at sending: a ticket that was returned by then is left out. */
export const createMailAttachments = ({ db, invoiceFiles, makeDocument }: Tools): AttachmentsOf => {
  const ticketsOf = async (orderId: number): Promise<MailAttachment[]> => {
    const rows = await db
      .select({ ticket: tickets, order: orders, conference: conferences, type: ticketTypes })
      .from(tickets)
      .innerJoin(orders, eq(orders.id, tickets.orderId))
      .innerJoin(conferences, eq(conferences.id, tickets.conferenceId))
      .innerJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
      .where(and(eq(tickets.orderId, orderId), like(tickets.state, 'valid.%')))
    const made: MailAttachment[] = []
    for (const { ticket, order, conference, type } of rows) {
      const sheet = {
        name: order.attendee.name,
        item: bothLanguages(type.name, type.engName),
        conference: bothLanguages(conference.title, conference.engTitle),
        place: bothLanguages(conference.place, conference.engPlace),
        startsAt: conference.startsAt,
        endsAt: conference.endsAt,
        timeZone: conference.timeZone,
        orderNo: order.no,
        code: ticket.code,
        issuedAt: ticket.createdAt,
      }
      made.push({
        filename: `ticket-${order.no}.pdf`,
        contentType: 'application/pdf',
        content: await makeDocument({ kind: 'ticket', sheet }),
      })
    }
    return made
  }

  const invoiceOf = async (invoiceId: number): Promise<MailAttachment[]> => {
    const [row] = await db
      .select({ file: invoiceDocuments.file, number: invoiceDocuments.number })
      .from(invoiceDocuments)
      .where(and(eq(invoiceDocuments.invoiceId, invoiceId), isNotNull(invoiceDocuments.file)))
      .orderBy(desc(invoiceDocuments.id))
      .limit(1)
    const stored = row?.file == null ? null : await invoiceFiles.find(row.file)
    if (row?.file == null || stored === null) return []
    const ending = endingOf(row.file)
    return [
      {
        filename: `${row.number}.${ending}`,
        contentType: ending === 'ofd' ? 'application/ofd' : 'application/pdf',
        content: new Uint8Array(await new Response(stored.stream()).arrayBuffer()),
      },
    ]
  }

  return async ({ attach, of }) => {
    // A decision is in the mail itself.
    if (attach === 'decision') return []
    return attach === 'tickets' ? ticketsOf(of) : invoiceOf(of)
  }
}
