import type { Context, Hono } from 'hono'
import { eq } from 'drizzle-orm'

import { bothLanguages } from '../../../src/contract/inLanguage.ts'
import { builtIn, builtInNames } from '../../../src/contract/documents/builtIn.ts'
import type { Design } from '../../../src/contract/documents/design.ts'
import { audit } from '../../accounts/audit.ts'
import { takeHit } from '../../accounts/limits.ts'
import { memberIn } from '../../accounts/sessions.ts'
import { documentBatches } from '../../db/schema/documents.ts'
import { orders, ticketTypes } from '../../db/schema/registration.ts'
import type { createDocuments } from '../../documents/documents.ts'
import type { Deps } from '../../handlers/table.ts'
import { aboutOf, makePersons } from '../../lifecycles/documents/persons.ts'
import { templateOf } from '../../lifecycles/documents/templates.ts'
import { readRecord } from '../../lifecycles/readRecord.ts'
import { conferenceOf } from '../../lifecycles/team/conferenceOf.ts'
import { Refused } from '../../shared/refused.ts'
import { messageLanguage } from '../../shared/sentences/messages.ts'
import { dataHeaders } from '../dataHeaders.ts'
import { exchangeOf } from '../guard.ts'
import { dataPolicy } from '../headers.ts'
import { orNull } from './orNull.ts'
import { pdfIdOf, rowIdOf } from './rowIdOf.ts'

interface Tools {
  readonly documents: ReturnType<typeof createDocuments>
  readonly notFound: (c: Context) => Response
}

/**
 * `/files/documents/{batch}.pdf`: a batch as one PDF; `/files/badge/{order}.pdf?template=`: the badge of one person, by a template of the
 * conference or a built-in design. Both for those who work on the people of the conference; for others there is no such file.
 */
export const mountDocumentBatches = (app: Hono, deps: Deps, { documents, notFound }: Tools): void => {
  const { db, engine, sessions, documentFiles, now } = deps
  const actorOf = async (c: Context) => {
    const exchange = exchangeOf(c)
    const { userId } = memberIn(await sessions.identifyLink(exchange))
    const wait = await takeHit(db, { key: `documents:${userId}`, hits: 60, seconds: 60 }, now())
    if (wait !== null) throw new Refused('limited', { retryAfter: wait })
    return { userId, requestId: exchange.id }
  }
  const write = (c: Context, event: string, conferenceId: number, userId: number, data: object) =>
    audit(db, exchangeOf(c), new Date(now()), 'conference', conferenceId, event, userId, { ...data })

  app.get('/files/documents/:name', async (c) => {
    const actor = await actorOf(c)
    const id = pdfIdOf(c.req.param('name'))
    if (id === null) return notFound(c)
    const language = messageLanguage(c.req.header('lang'))
    const record = await orNull(
      engine.read((view) => readRecord(view, actor, { entity: 'documentBatch', id }, language)),
    )
    if (record === null || record.state === 'discarded') return notFound(c)
    const [batch] = await db.select().from(documentBatches).where(eq(documentBatches.id, id))
    const file = batch?.file == null ? null : await documentFiles.find(batch.file)
    if (batch === undefined || file === null) return notFound(c)
    await write(c, 'documents.downloaded', batch.conferenceId, actor.userId, { batch: id })
    return pdf(c, { size: file.size, body: file.stream }, `${batch.kind}-${id}`)
  })

  app.get('/files/badge/:name', async (c) => {
    const actor = await actorOf(c)
    const id = pdfIdOf(c.req.param('name'))
    if (id === null) return notFound(c)
    const [row] = await db
      .select({ order: orders, type: ticketTypes })
      .from(orders)
      .leftJoin(ticketTypes, eq(ticketTypes.id, orders.ticketTypeId))
      .where(eq(orders.id, id))
    // Queried in any case: the answer for another user's row must take as long as for a missing one.
    const conference = await orNull(conferenceOf(db, actor, row?.order.conferenceId ?? 0, 'people'))
    if (row === undefined || row.order.kind !== 'conf' || conference === null) return notFound(c)
    const { order, type } = row
    const design = await badgeDesign(c.req.query('template'), conference.id)
    if (design === null) return notFound(c)
    const { origin } = exchangeOf(c)
    const at = new Date(now())
    const invited = {
      ...{ orderId: id, userId: order.userId, attendee: order.attendee, number: order.no },
      name: order.attendee.name,
      ticket: bothLanguages(type?.name ?? '', type?.engName ?? ''),
    }
    const wanted = { conference, kind: 'badge', origin, at, hasMobile: false } as const
    const made = (await makePersons(db, wanted, [invited])).get(id)
    if (made === undefined || 'reason' in made) throw new Refused(made?.reason ?? 'notFound')
    await write(c, 'documents.badgePrinted', conference.id, actor.userId, { order: id })
    const sheet = {
      ...{ design, about: aboutOf(conference), people: [made.person], title: made.person.name },
      at: order.createdAt,
    }
    const bytes = await documents.of(actor.userId, { kind: 'designed', sheet })
    return pdf(c, { size: bytes.byteLength, body: () => bytes }, `badge-${order.no}`)
  })

  /** A template's number or the name of a built-in design; null: there is no such badge. */
  const badgeDesign = async (wish: string | undefined, conferenceId: number): Promise<Design | null> => {
    const name = builtInNames.find((each) => each === (wish ?? 'badge'))
    if (name !== undefined) return builtIn[name].kind === 'badge' ? builtIn[name] : null
    const id = rowIdOf(wish)
    const template = id === null ? null : await orNull(templateOf(db, conferenceId, id))
    return template?.kind === 'badge' ? template.design : null
  }
}

const pdf = (
  c: Context,
  { size, body }: { readonly size: number; readonly body: () => BodyInit },
  name: string,
): Response =>
  new Response(c.req.method === 'HEAD' ? null : body(), {
    headers: {
      ...dataHeaders(c, 'application/pdf'),
      'content-security-policy': `${dataPolicy}; sandbox`,
      'content-length': String(size),
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}.pdf"`,
    },
  })
